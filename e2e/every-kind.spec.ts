import { testLooks } from "./support/every-look";
import { oppositeLooks } from "./support/looks";
import { templates } from "./support/templates";
import { test } from "./support/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

// And the page of every element. tour.spec.ts has each other page in the narrowest window, with every rule but those of
// colors; `npm run sweep` has every page in every look.
testLooks([...Object.values(templates), "/docs/markdown-page/"], {
  looks: oppositeLooks,
  widths: [320, 390, 996, 997, 1440],
});

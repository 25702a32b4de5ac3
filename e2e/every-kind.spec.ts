import { testLooks } from "./support/every-look";
import { oppositeLooks } from "./support/looks";
import { templates } from "./support/templates";
import { test } from "./support/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

// tour.spec.ts has each other page in one look; `npm run sweep` has every page in every look.
testLooks(Object.values(templates), { looks: oppositeLooks, widths: [320, 390, 996, 997, 1440] });

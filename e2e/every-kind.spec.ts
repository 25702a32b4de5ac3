import { testLooks } from "./support/every-look";
import { oppositeLooks } from "./support/looks";
import { closely } from "./support/templates";
import { test } from "./support/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

// tour.spec.ts has each other page in the narrowest window, with every rule but those of colors; `npm run sweep` has every
// page in every look.
testLooks(closely, { looks: oppositeLooks, widths: [320, 390, 996, 997, 1440] });

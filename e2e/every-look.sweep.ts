import { testLooks } from "./support/every-look";
import { everyLook } from "./support/looks";
import { pages } from "./support/pages";
import { missing } from "./support/templates";

// Every 40 px, and both sides of each breakpoint.
const widths = [...Array.from({ length: 33 }, (_, at) => 320 + 40 * at), 390, 996, 997, 1279, 1280].sort(
  (a, b) => a - b,
);

// The watch of support/test.ts sees the console, too.
testLooks([...pages, missing], { looks: everyLook, widths });

import { expectStopsInOrder, type Kind } from "./support/reading-order";
import { missing, missingPage, templates } from "./support/templates";
import { test } from "./support/test";
import { expectReadable } from "./support/zoom";

// What focus.spec.ts and zoom.spec.ts hold some kinds of page to, for every kind.

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const kind of Object.keys(templates) as Kind[]) {
  test.describe(kind, () => {
    test.beforeEach(({ expectFault }) => {
      if (templates[kind] === missing) expectFault(missingPage);
    });

    for (const look of ["wide", "narrow"] as const) {
      test(`${look}: each stop can be seen, in the order of reading`, ({ page }) =>
        expectStopsInOrder(page, kind, look));
    }

    test("can be read at 200 and 400 percent, and with more room between letters, words and lines", ({ page }) =>
      expectReadable(page, templates[kind]));
  });
}

import { expect, it } from "vitest";
import { showWithin } from "./show-within";

const box = (top: number, bottom: number) => ({ getBoundingClientRect: () => ({ top, bottom, height: bottom - top }) });

it.each([
  ["in sight", [0, 600], 300, 100],
  ["below", [0, 600], 700, 600],
  ["above", [100, 700], 50, -150],
  ["under the navbar", [0, 600], 30, -70],
  ["at the top of what begins below the navbar", [100, 700], 110, 100],
])("a link %s", (_, [top = 0, bottom = 0], link, scrolled) => {
  const scroller = { ...box(top, bottom), scrollTop: 100 };
  showWithin(scroller as unknown as Element, box(link, link + 30) as unknown as Element);
  expect(scroller.scrollTop).toBe(scrolled);
});

import { describe, expect, it } from "vitest";
import { activeHeading } from "./active";

const page = { tops: [200, 900, 2000, 2800, 2850, 2900], viewport: 800, documentHeight: 3000, offset: 100 };
const at = (scrollY: number) => activeHeading({ ...page, scrollY });

describe("activeHeading", () => {
  it.each([
    [0, 0],
    [150, 0],
    [799, 0],
    [800, 1],
    [1300, 1],
    [2200, 5],
  ])("at %i the heading %i is current", (scrollY, index) => expect(at(scrollY)).toBe(index));

  it("gives every heading a stretch, the short last sections included, and never goes back on the way down", () => {
    const seen: number[] = [];
    for (let scrollY = 0; scrollY <= 2200; scrollY += 1) seen.push(at(scrollY));
    expect(new Set(seen)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });

  it("is the first on a page that does not scroll", () => {
    expect(activeHeading({ tops: [200, 400], scrollY: 0, viewport: 800, documentHeight: 700, offset: 100 })).toBe(0);
  });

  it.each([
    [0, -1],
    [200, -1],
    [201, 0],
    [900, 0],
  ])("with the first heading below the window, at %i the heading %i is current", (scrollY, index) =>
    expect(activeHeading({ ...page, tops: [1000, 2000], scrollY })).toBe(index),
  );

  it("is none without headings", () => expect(activeHeading({ ...page, tops: [], scrollY: 0 })).toBe(-1));
});

import { expect, it } from "vitest";
import { distanceOf, forgivenIn, lettersOf, mayBeNear } from "./distance";

it.each([
  ["recap", "recap", 0],
  ["recpa", "recap", 1],
  ["reca", "recap", 1],
  ["reccap", "recap", 1],
  ["rekap", "recap", 1],
  ["ecap", "recap", 1],
  ["rceap", "recap", 1],
  ["rkcpa", "recap", 2],
  ["snaped", "recap", 3],
  ["projects", "tag", 3],
  ["a".repeat(100), "a".repeat(99), 3],
])("%s is %s letters off: %i", (a, b, distance) => expect(distanceOf(a, b, 2)).toBe(distance));

it("comparing leaves nothing behind that changes the next comparison", () => {
  distanceOf("snippets", "projects", 2);
  expect(distanceOf("recpa", "recap", 2)).toBe(1);
});

it.each([
  ["ab", 0],
  ["tag", 1],
  ["recap", 1],
  ["worklogs", 2],
  ["sha256x", 0],
])("in %s so many slips are forgiven: %i", (word, slips) => expect(forgivenIn(word)).toBe(slips));

it.each([
  ["recap", "recpa", 1, true],
  ["recap", "rekap", 1, true],
  ["recap", "stage", 1, false],
])("the letters of %s and %s may be near: %s", (a, b, limit, may) =>
  expect(mayBeNear(lettersOf(a), lettersOf(b), limit)).toBe(may),
);

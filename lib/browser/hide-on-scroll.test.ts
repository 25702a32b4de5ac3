import { expect, it } from "vitest";
import { nextScrollState } from "./hide-on-scroll";

const walk = (...tops: number[]) => {
  let state = { top: 0, hidden: false };
  return tops.map((top) => {
    state = nextScrollState(state, top, 60, 3000);
    return state.hidden;
  });
};

it("shows above its own height and hides from there on the way down", () => {
  expect(walk(59, 60, 61, 70)).toEqual([false, false, false, true]);
  expect(walk(30, 60)).toEqual([false, true]);
});
it("shows on the way up", () => expect(walk(500, 490)).toEqual([true, false]));
it("does not jitter within a few pixels", () => expect(walk(500, 497, 500, 498)).toEqual([true, true, true, true]));
it("adds up a slow movement", () => expect(walk(500, 497, 494)).toEqual([true, true, false]));
it("survives a rubber band", () => expect(walk(500, -40, 0)).toEqual([true, false, false]));
it("survives one at the end", () =>
  expect(walk(2900, 3060, 3020, 3000, 2900)).toEqual([true, true, true, true, false]));

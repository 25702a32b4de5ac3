import { describe, expect, it } from "vitest";
import { countFilling } from "./window-first";

const parts = (...lengths: number[]) => lengths.map((length) => ({ textContent: "x".repeat(length) }));

describe("countFilling", () => {
  it.each([
    ["as many as have more than 2.5 letters for every pixel", parts(200, 200, 200), 100, 2],
    ["the part that ends just there, and one more", parts(250, 10, 10), 100, 2],
    ["one that is longer than the window", parts(4000, 10), 100, 1],
    ["all, where they may not fill it", parts(100, 100), 100, 2],
    ["none of none", [], 100, 0],
  ])("counts %s", (_, given, height, count) => {
    expect(countFilling(given, height)).toBe(count);
  });
});

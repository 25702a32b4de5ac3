import { expect, it, vi } from "vitest";
import { keptForALook } from "./look";

it("a look is as good as a new one for as long as it lasts, from its end, and then no more", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const look = vi.fn(() => vi.advanceTimersByTime(100)).mockName("a look that takes 100 ms");
  const seen = keptForALook(look, 15);
  seen();
  vi.advanceTimersByTime(14);
  seen();
  expect(look).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  seen();
  expect(look).toHaveBeenCalledTimes(2);
});

it("outside of a build and a preview, each is new; in a build, one is enough", () => {
  const look = vi.fn();
  const seen = keptForALook(look);
  seen();
  seen();
  expect(look).toHaveBeenCalledTimes(2);
  const built = keptForALook(look, Number.POSITIVE_INFINITY);
  built();
  built();
  expect(look).toHaveBeenCalledTimes(3);
});

import { expect, it } from "vitest";
import { once } from "./once";

it("what is made once is not made before it is asked for, nor again, even if it is nothing", () => {
  let made = 0;
  const value = once(() => {
    made++;
    return undefined;
  });
  expect(made).toBe(0);
  expect([value(), value()]).toEqual([undefined, undefined]);
  expect(made).toBe(1);
});

it("what is made once is given each time", () => {
  const value = once(() => ["made"]);
  expect(value()).toEqual(["made"]);
  expect(value()).toBe(value());
});

import { expect, it } from "vitest";
import { tableOf } from "./table";

it("makes a table whose cells keep to their place", () => {
  expect(tableOf(["a", "b"], [["one\ntwo", "x | y \\| z"]])).toBe(
    "| a | b |\n| --- | --- |\n| one two | x \\| y \\| z |",
  );
});

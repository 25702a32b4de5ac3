import { expect, it } from "vitest";
import { tableOf } from "./table";

it("makes a table whose cells keep to their place", () => {
  expect(tableOf(["a", "b"], [[" one  \n  two\n", "x | y \\| z"]])).toBe(
    "| a | b |\n| --- | --- |\n| one two | x \\| y \\| z |",
  );
});

it("refuses a table without rows", () =>
  expect(() => tableOf(["Event", "Meaning"], [])).toThrow("The table of Event, Meaning has no rows."));

import { expect, it } from "vitest";
import { oneSided } from "./one-sided";

const flag = (long: string, ...conflicts: string[]) => ({ long, conflicts, at: ["options", long] });

it.each([
  ["that both say it", [flag("--last", "--from"), flag("--from", "--last")], []],
  ["one that is in no list beside it", [flag("--follow", "--json")], []],
  [
    "that only one says it",
    [flag("--last", "--from"), flag("--from")],
    ["--last excludes --from, and --from doesn't say so."],
  ],
])("of flags that exclude each other: %s", (_, options, says) => {
  const told = oneSided(options);
  expect(told.map(({ what }) => what)).toEqual(says);
  for (const { at, cure } of told) {
    expect(at).toEqual(["options", "--from"]);
    expect(cure).toContain('Add --last to the "conflicts" of --from');
  }
});

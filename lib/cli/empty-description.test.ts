import { expect, it } from "vitest";
import { cliFile } from "./load";
import { readCli } from "./read";

it.each([
  ["", "The description is empty."],
  ["# Nothing yet\n", "The description is empty."],
  ["- opencli\n", "The description is not an object."],
])("of %j, it is told that it describes nothing", (text, what) =>
  expect(readCli(cliFile, text).problems).toEqual([
    { file: cliFile, line: 1, what, cure: expect.stringContaining("opencli:") },
  ]),
);

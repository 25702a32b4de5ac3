import { expect, it } from "vitest";
import { siteDocument } from "../document/site-api";
import { checkDocument } from "./check";

it("of a document with nothing wrong no line is looked for, since the whole text is parsed anew for it", () => {
  const lineOf = (pointer: string) => {
    throw new Error(`The line of ${pointer} is looked for.`);
  };
  expect(checkDocument({ ...siteDocument(), lineOf })).toEqual([]);
});

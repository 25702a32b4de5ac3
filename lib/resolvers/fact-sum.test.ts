import { describe, expect, it } from "vitest";
import { facts } from "@/lib/facts/facts";
import { factSum } from "./fact-sum";

const { profileCompletion: weights } = facts;

describe("a sum of facts", () => {
  it.each([
    ["profileCompletion.headline", weights.headline],
    ["profileCompletion.headline, profileCompletion.summary", weights.headline + weights.summary],
    ["profileCompletion", 100],
  ])("%s", (of, sum) => expect(factSum.resolve({ of })).toBe(String(sum)));

  it.each(["profileCompletion.hedline", "account.storage", "document.formats", "toString", ""])(
    "refuses %j, which is no number",
    (of) => expect(() => factSum.resolve({ of })).toThrow(/is no number among the facts/),
  );

  it("refuses characters and hours", () =>
    expect(() => factSum.resolve({ of: "worklogEntry.title.max, api.cursorHours" })).toThrow(/make no sum/));
});

import { expect, it } from "vitest";
import { nameFault, renameText } from "./rename";

const from = { name: "Devlog", domain: "devlog.example" };
const to = { name: "Worklane", domain: "worklane.com" };

it.each([
  ["Devlog keeps a worklog.", "Worklane keeps a worklog."],
  ["$ devlog log 'Stream exports'", "$ worklane log 'Stream exports'"],
  ['-H "Authorization: Bearer $DEVLOG_API_KEY"', '-H "Authorization: Bearer $WORKLANE_API_KEY"'],
  ["https://api.devlog.example/v1", "https://api.worklane.com/v1"],
  ["support@devlog.example", "support@worklane.com"],
  ["content/cli/devlog.opencli.yaml", "content/cli/worklane.opencli.yaml"],
  ["robin@acme.example", "robin@acme.example"],
])("%s", (text, renamed) => expect(renameText(text, from, to)).toBe(renamed));

it("a domain that holds the old name stays whole", () => {
  const longer = { name: "DevlogHQ", domain: "devlog.dev" };
  expect(renameText("Devlog: https://docs.devlog.example, devlog log", from, longer)).toBe(
    "DevlogHQ: https://docs.devlog.dev, devloghq log",
  );
});

it.each([
  ["a name of two words", { ...to, name: "Work Lane" }, "not one word"],
  ["a name without a capital", { ...to, name: "worklane" }, "not one word"],
  ["an address for a domain", { ...to, domain: "https://worklane.com" }, "not a domain"],
])("refuses %s", (_, names, fault) => expect(nameFault(names)).toContain(fault));

it("accepts a word and a domain", () => expect(nameFault(to)).toBeUndefined());

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contractOf } from "./contract-of";
import type { PageType } from "./frontmatter";

it.each<[string, PageType]>([
  ["worklog", "how-to"],
  ["cli/install", "how-to"],
  ["api/keys", "how-to"],
  ["start", "tutorial"],
  ["cli/commands/log", "reference"],
  ["api/errors", "reference"],
  ["start", "explanation"],
  ["", "landing"],
])("CONTRIBUTING.md says, of a page at %s that is a %s, its parts in their order and what they hold", (slug, type) => {
  const { kind, contract } = contractOf(slug, type);
  const rows = readFileSync("CONTRIBUTING.md", "utf8").replaceAll("`", "").split("\n");
  const row = rows.find((each) => each.startsWith(`| ${kind} `) && each.split("|")[1]?.trim() === kind) ?? "";
  expect(row).toContain("|");
  const names: Record<string, string> = { table: "a table", ul: "a list" };
  let at = 0;
  for (const part of contract) {
    const holds = "holds" in part ? part.holds?.map((name) => names[name] ?? `<${name}>`).join(" or ") : undefined;
    const said = "title" in part ? `${part.title}${holds ? ` (${holds})` : ""}` : `with ${holds}`;
    at = row.replace("\\* (", " (").indexOf(said, at);
    expect(at, said).toBeGreaterThanOrEqual(0);
  }
  const others = contract.reduce((text, part) => ("title" in part ? text.replace(part.title, "") : text), row);
  expect(others, "the contract lacks what it says").not.toMatch(/(?<!<)\b[A-Z]/);
});

import { describe, expect, it } from "vitest";
import { scriptsOf } from "./scripts";

describe("the run steps of a workflow, each with its line", () => {
  it.each([
    ["a plain one", "steps:\n  - name: devlog logs\n    run: devlog logs\n", [["devlog logs", 3]]],
    ["one in quotes", 'steps:\n  - run: "devlog log \\"Fix\\" --tag x"\n', [['devlog log "Fix" --tag x', 2]]],
    [
      "two that begin alike",
      "steps:\n  - run: |\n      set -e\n      a\n  - run: |\n      set -e\n      b\n",
      [
        ["set -e\na\n", 3],
        ["set -e\nb\n", 6],
      ],
    ],
    ["none", "steps: []\n", []],
    ["what is no YAML", "steps: [\n", []],
  ])("%s", (_, text, scripts) => {
    expect(scriptsOf({ lang: "yaml", text }).map(({ text, line }) => [text, line])).toEqual(scripts);
  });
});

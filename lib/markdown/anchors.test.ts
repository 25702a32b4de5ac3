import { expect, it } from "vitest";
import { anchorOf, dropAnchors } from "./anchors";

const anchor = anchorOf("x");

it.each([
  ["behind a heading's words", `## A${anchor}`, "## A"],
  ["behind what the page sets its own mark apart from", `- \`f\` string ${anchor}`, "- `f` string"],
  ["between code", `\`a\`${anchor} and \`b\``, "`a` and `b`"],
  [
    "but none in code",
    `\`${anchor}\`, \`\`\`\`\` ${anchor} \`\`\`\`\``,
    `\`${anchor}\`, \`\`\`\`\` ${anchor} \`\`\`\`\``,
  ],
  ["but none in a fence", `> - \`\`\`md\n>   ${anchor}\n>   \`\`\``, `> - \`\`\`md\n>   ${anchor}\n>   \`\`\``],
  ["after a fence", `\`\`\`\`md\n\`\`\`\n${anchor}\n\`\`\`\`\n${anchor}`, `\`\`\`\`md\n\`\`\`\n${anchor}\n\`\`\`\`\n`],
  ["but none that is text", `\\${anchor}`, `\\${anchor}`],
  ["after a grave accent that is text", `\\\`${anchor}\``, "\\``"],
])("drops anchors %s", (_, twin, dropped) => {
  expect(dropAnchors(twin, () => false)).toBe(dropped);
  expect(dropAnchors(twin, (id) => id === "x")).toBe(twin);
});

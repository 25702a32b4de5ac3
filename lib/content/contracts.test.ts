import { describe, expect, it } from "vitest";
import { compileText } from "./compile";
import { checkContract } from "./contracts";
import type { PageType } from "./frontmatter";

const sections = {
  opening: "Keep a thing, and find it again.",
  before: "## Before you start\n\n- Sign in.",
  task: "## Keep a thing\n\n<Steps>\n\n1. Select **Save**.\n\n</Steps>",
  fields: "## Fields\n\n| Field | Limit |\n|---|---|\n| Title | 1 |",
  check: "## Check that it worked\n\n1. Look.",
  undo: "## Undo\n\nSelect **Undo**.",
  related: "## What happens to related things\n\n- Nothing.",
  troubleshooting: "## Troubleshooting\n\n- Nothing is there: save it.",
  surfaces: "## With the CLI and the API\n\nIn the app only.",
  privacy: "## Privacy\n\nOnly you see it.",
};
type SectionName = keyof typeof sections;
const whole = Object.keys(sections) as SectionName[];

async function check(text: string, type: PageType = "how-to", slug = "worklog/create-entry") {
  const file = `content/${slug}.mdx`;
  const { ledger, problems } = await compileText(file, `---\ntitle: x\n---\n\n${text}\n`);
  // A section that stands twice is told twice: what it makes of its links is not the contract's affair.
  expect(problems.filter(({ what }) => !what.startsWith("A second heading"))).toEqual([]);
  return checkContract({ file, slug, frontmatter: { type }, ledger });
}
const page = (...names: SectionName[]) => names.map((name) => sections[name]).join("\n\n");
const without = (...left: SectionName[]) => page(...whole.filter((name) => !left.includes(name)));

describe("a how-to keeps its contract", () => {
  it.each([
    ["with all its parts", page(...whole)],
    ["without those that do not apply", without("fields", "privacy")],
    [
      "with tabs for the other surfaces",
      without("surfaces").replace(
        "## Fields",
        '<Tabs group="surface">\n<Tab label="CLI">x</Tab>\n</Tabs>\n\n## Fields',
      ),
    ],
    ["with a footnote", without().replace("Select **Undo**.", "Select **Undo**.[^1]\n\n[^1]: Or not.")],
    [
      "with parts that are headings, code, a picture, or a drawing alone",
      without()
        .replace("Select **Undo**.", "### At once\n\n![A line](/x.svg)\n\n### Later\n\n#### Ever\n\n```bash\nls\n```")
        .replace("Only you see it.", '<Diagram name="x" label="A line">\n\nText.\n\n</Diagram>'),
    ],
    ["with several tasks", without().replace("## Fields", "## Lose a thing\n\nText.\n\n## Fields")],
    [
      "without a way back, if it says so before the steps",
      without("undo").replace("<Steps>", "This can't be undone.\n\n<Steps>"),
    ],
  ])("%s", async (_, text) => expect(await check(text)).toEqual([]));
});

describe("a how-to breaks its contract, which is said with line and cure,", () => {
  it.each([
    ["without an opening", without("opening"), 5, "does not begin with a sentence", "Say in one line"],
    ["with a list for an opening", `- x\n\n${without("opening")}`, 5, "does not begin with a sentence", "one line"],
    ["without the start", without("before"), 1, 'no section "Before you start"', "as the first section"],
    ["without a check", without("check"), 1, 'no section "Check that it worked"', 'after the section "Fields"'],
    ["without related things", without("related"), 1, "What happens to related things", 'after the section "Undo"'],
    ["without troubleshooting", without("troubleshooting"), 1, 'no section "Troubleshooting"', "What happens"],
    ["without a way back", without("undo"), 1, 'no section "Undo"', "can't be undone"],
    ["without CLI and API", without("surfaces"), 1, "whether the CLI and the API can", '<Tabs group="surface">'],
    [
      "with the warning after the steps",
      without("undo").replace("</Steps>", "</Steps>\n\nThis can't be undone."),
      1,
      'no section "Undo"',
      "before the <Steps>",
    ],
    [
      "with parts exchanged",
      page("opening", "before", "task", "check", "fields", "undo", "related", "troubleshooting", "surfaces"),
      23,
      '"Fields" stands after "Check that it worked"',
      "The order is: Before you start, the page's own sections, Fields",
    ],
    [
      "with a task before the start",
      page("opening", "task", "before", "check", "undo", "related", "troubleshooting", "surfaces"),
      15,
      '"Before you start" stands after "Keep a thing"',
      "The order is",
    ],
    [
      "with a task after the fields",
      page("opening", "before", "task", "fields", "check", "undo", "related", "troubleshooting", "surfaces", "task"),
      45,
      '"Keep a thing" stands after "With the CLI and the API"',
      "The order is",
    ],
    [
      "with a part twice",
      page("opening", "before", "task", "check", "undo", "undo", "related", "troubleshooting", "surfaces"),
      27,
      '"Undo" stands after "Undo"',
      "The order is",
    ],
    [
      "without steps",
      without().replace(/<Steps>|<\/Steps>/g, ""),
      11,
      "own sections have none of: <Steps>",
      "Put <Steps>",
    ],
    ["with fields in prose", without().replace(/\n\| F[\s\S]*?1 \|/, "\nA title."), 19, '"Fields" has none', "a table"],
    [
      "with a last part that is empty",
      without().replace("Only you see it.", ""),
      45,
      '"Privacy" is empty',
      "Write what",
    ],
    [
      "with a part of a note to writers",
      without().replace("Select **Undo**.", "{/* To come. */}"),
      29,
      '"Undo" is empty',
      "remove its heading",
    ],
    [
      "with an empty part of a part",
      without().replace("Select **Undo**.", "Text.\n\n### `Later` and <kbd>Z</kbd>"),
      33,
      '"Later and Z" is empty',
      "remove its heading",
    ],
    [
      "with trouble in prose",
      without().replace("- Nothing is there: save it.", "Save it."),
      37,
      '"Troubleshooting" has none of: a table, a list',
      "Put a table",
    ],
  ])("%s", async (_, text, line, what, cure) => {
    const [problem, ...others] = await check(text);
    expect(problem).toMatchObject({ file: "content/worklog/create-entry.mdx", line });
    expect(problem?.what).toContain(what);
    expect(problem?.cure).toContain(cure);
    expect(others).toEqual([]);
  });
});

describe("other types have contracts of their own:", () => {
  const tutorial =
    "You have a thing.\n\n## Before you start\n\nx\n\n## Do it\n\n<Steps>\n\n1. x\n\n</Steps>\n\n## Checkpoint\n\nx\n\n## Do more\n\nx\n\n## Clean up\n\nx\n\n## Next steps\n\n- x";
  const command = [
    "Does it.",
    "## Synopsis\n\nx",
    "## Description\n\nx",
    "## Options\n\n| a |\n|---|\n| b |",
    "## Examples\n\nx",
    "## Output\n\nx",
    "## Exit codes\n\n| a |\n|---|\n| b |",
    "## Environment and files\n\n| a |\n|---|\n| b |",
    "## Errors\n\n| a |\n|---|\n| b |",
    "## See also\n\n- x",
  ];
  const reference = "It is this.\n\n## Facts\n\n| a |\n|---|\n| b |";
  const landing = "It is this.\n\n## Tasks\n\n<Tasks>\n\n- [x](/docs/inbox/)\n\n</Tasks>";

  it.each<[PageType, string, string]>([
    ["tutorial", "getting-started", tutorial],
    ["reference", "cli/commands/logs", command.join("\n\n")],
    ["reference", "api/errors", reference],
    ["how-to", "cli/installation", page("opening", "before", "check", "task", "troubleshooting")],
    ["how-to", "api/authentication/oauth", page("opening", "task", "before", "task")],
    ["explanation", "getting-started/core-concepts", "It is this."],
    ["landing", "", landing],
  ])("a %s at %s keeps it", async (type, slug, text) => expect(await check(text, type, slug)).toEqual([]));

  it("a section whose element shows nothing does not lack it, too", async () => {
    const [file, slug] = ["content/cli/commands/project.mdx", "cli/commands/project"];
    const text = command.join("\n\n").replace(/(?<=## Errors\n\n)[^#]*/, '<CliErrors command="project" />\n\n');
    const { ledger, problems } = await compileText(file, text);
    expect(problems.map(({ what }) => what)).toEqual(['"project" has no messages.']);
    expect(checkContract({ file, slug, frontmatter: { type: "reference" }, ledger })).toEqual([]);
  });

  it.each<[PageType, string, string, string]>([
    ["tutorial", "getting-started", tutorial.replace("## Checkpoint", "## A point"), 'no section "Checkpoint"'],
    ["tutorial", "getting-started", tutorial.replace("## Clean up", "## The end"), 'no section "Clean up"'],
    ["tutorial", "getting-started", `${tutorial}\n\n## More\n\nx`, '"More" stands after "Next steps"'],
    ["reference", "cli/commands/logs", command.toSpliced(4, 1).join("\n\n"), 'no section "Examples"'],
    ["reference", "api/errors", reference.replace(/\| a[\s\S]*/, "x"), "none of: a table"],
    ["how-to", "cli/installation", page("opening", "before", "task", "check"), 'no section "Troubleshooting"'],
    ["how-to", "api/authentication/oauth", page("opening", "task"), 'no section "Before you start"'],
    ["explanation", "getting-started/core-concepts", "## It is this\n\nA text.", "does not begin with a sentence"],
    ["landing", "", landing.replace(/<Tasks>|<\/Tasks>/g, ""), "none of: <Tasks>"],
  ])("a %s at %s breaks it", async (type, slug, text, what) => {
    const found = await check(text, type, slug);
    expect(found.map((problem) => problem.what).join("\n")).toContain(what);
    expect(found).toHaveLength(1);
  });
});

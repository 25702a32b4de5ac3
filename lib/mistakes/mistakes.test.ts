import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formEdits, loopEdits } from "./api-form";
import { codeMistakes } from "./code";
import { documentEdits, unreadableEdits } from "./documents";
import { draftMistakes } from "./drafts";
import { elementMistakes } from "./elements";
import { exampleMistakes } from "./examples";
import { factEdits, wrongFactEdits } from "./facts";
import { frontmatterMistakes } from "./frontmatter";
import { habitMistakes } from "./habits";
import { runawayEdits, slipEdits, unnamedEdits, wordEdits } from "./lists";
import { markdownMistakes } from "./markdown";
import { misreadMistakes } from "./misread";
import { type Edit, messagesOf } from "./mistake";
import { nameMistakes } from "./names";
import { configEdits, originEdits, strayEdits } from "./owner";
import { wrongPictures } from "./pictures";
import { misplacedFiles, siteEdits } from "./site";
import { skeletonMistakes } from "./skeleton";
import { makeSmallSite, pageText, type SmallSite } from "./small-site";
import { textMistakes } from "./text";
import { typingMistakes } from "./typing";

const pageMistakes = [
  ...frontmatterMistakes,
  ...textMistakes,
  ...skeletonMistakes,
  ...markdownMistakes,
  ...codeMistakes,
  ...habitMistakes,
  ...elementMistakes,
  ...exampleMistakes,
  ...misreadMistakes,
  ...nameMistakes,
  ...typingMistakes,
  ...draftMistakes,
];
const wrongFiles = [...misplacedFiles, ...wrongPictures];
const patience = 120_000;

let site: SmallSite;
let told: string[];

/** Each message, as it stands in the terminal; the last line, which counts them, is none. */
function check(): string[] {
  const { status, output } = site.check();
  const messages = output.trim().split("\n\n");
  const last = messages.pop();
  const count = messages.length === 1 ? "1 problem" : `${messages.length} problems`;
  expect(last, output).toBe(`${count} in the content. Nothing was built.`);
  expect(status).toBe(1);
  return messages;
}

function apply(edits: readonly Edit[]): void {
  for (const { file, from, to } of edits) site.edit(file, from, to);
}

/** Puts pages into the sidebar of the docs. */
function list(...files: string[]): void {
  const slugs = files.map((file) => JSON.stringify(file.replace(/^content\/|\.mdx$/g, "")));
  site.edit("content/sidebars.ts", '"markdown-page"', ['"markdown-page"', ...slugs].join(", "));
}

beforeAll(() => {
  site = makeSmallSite();
});
afterAll(() => site.remove());

describe("the first step of npm run build", { timeout: patience }, () => {
  it("passes on pages without a mistake, whatever the editor makes of line ends and of the first byte", () => {
    const callout = "> [!NOTE]\n> What is good to know.";
    const call =
      '```bash\ncurl -i https://api.devlog.example/v1/projects \\\n  -H "Authorization: Bearer $DEVLOG_API_KEY"\n```';
    const cli = "```console\n$ devlog auth login\n```";
    const page = (name: string) => pageText(name, ["## Heading", "Text.", callout, call, cli].join("\n\n"));
    site.write("content/windows.mdx", page("Windows").replaceAll("\n", "\r\n"));
    site.write("content/byte-order-mark.mdx", `\uFEFF${page("Mark")}`);
    site.write("public/docs/images/MAP.SVG", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"/>');
    site.write("content/capitals.mdx", pageText("Capitals", "![A map](/docs/images/MAP.SVG)"));
    // A space after a backslash is a mistake of its own.
    site.write("content/spaces.mdx", page("Spaces").replace(call, "").replaceAll("\n", "  \n"));
    list("content/windows.mdx", "content/byte-order-mark.mdx", "content/capitals.mdx", "content/spaces.mdx");
    const { status, output } = site.check();
    expect(output).toMatch(/^\d+ pages checked and compiled\.\n$/);
    expect(status).toBe(0);
  });
});

describe("a writer's mistake stops the build with place, reason and cure:", () => {
  beforeAll(() => {
    for (const { file, text } of pageMistakes) site.write(file, text);
    for (const [file, text] of wrongFiles) site.write(file, text);
    site.write("public/docs/fixture.jpg", "JFIF");
    site.write("public/docs/cut.png", `\x7fPNG${"\0".repeat(20)}`);
    site.write("public/docs/heavy.svg", `<svg viewBox="0 0 9 9"/>${" ".repeat(1_000_001 - 24)}`);
    apply(siteEdits);
    // Under the name that its file is to have, a page is listed already.
    list(...pageMistakes.map(({ file }) => file), "content/notes.mdx");
    told = check();
  }, patience);

  it.each(pageMistakes.map((mistake) => [mistake.name, mistake] as const))("%s", (_, { file, says }) => {
    expect(told.filter((message) => message.startsWith(`${file}:`))).toEqual([says]);
  });

  it.each(wrongFiles)("%s", (file, _, says) => {
    expect(told.filter((message) => message.startsWith(file))).toEqual([says]);
  });

  it.each(siteEdits.map((edit) => [edit.name, edit] as const))("%s", (_, edit) => {
    expect(told).toEqual(expect.arrayContaining(messagesOf(edit, site.read)));
  });

  it("and nothing is said beside", () => {
    const said = [
      ...pageMistakes.map(({ says }) => says),
      ...wrongFiles.map(([, , says]) => says),
      ...siteEdits.flatMap((edit) => messagesOf(edit, site.read)),
    ];
    expect(told.filter((message) => !said.includes(message))).toEqual([]);
  });
});

describe.each([
  ["a mistake in a description", documentEdits],
  ["a description that is no OpenAPI", formEdits],
  ["a description that leads to itself", loopEdits],
  ["a description that cannot be read", unreadableEdits],
  ["a list that cannot be read", slipEdits],
  ["a list that is not what it looks like", runawayEdits],
  ["an entry that cannot be read", wordEdits],
  ["a list that cannot be found", unnamedEdits],
  ["a fact that cannot be told", factEdits],
  ["a name, an address, or a fact that is none", [...configEdits, ...wrongFactEdits]],
  ["a site that its own errors do not lead to", originEdits],
  ["what belongs to no page", strayEdits],
])("%s stops the build with its line, and once:", (_, edits) => {
  beforeAll(() => {
    site.reset();
    // What pages take from the descriptions, and what leads to it, is no mistake of theirs.
    const taking = [
      "<Operations />",
      "<CliExitCodes />",
      '<Tabs group="os"><Tab label="Linux">',
      '<CliFiles system="linux" />',
      '</Tab><Tab label="macOS">',
      "Text.",
      "</Tab></Tabs>",
      "[Projects](/docs/api/reference/projects/list/)",
    ].join("\n\n");
    site.write("content/taking.mdx", pageText("Taking", taking));
    site.write("content/leading.mdx", pageText("Leading", "[The code 2](/docs/taking/#exit-2)"));
    list("content/taking.mdx", "content/leading.mdx");
    apply(edits);
    told = check();
  }, patience);

  it.each(edits.map((edit) => [edit.name, edit] as const))("%s", (_name, edit) => {
    expect(told).toEqual(expect.arrayContaining(messagesOf(edit, site.read)));
  });

  it("and nothing is said beside", () => expect(told).toHaveLength(edits.flatMap(({ says }) => says).length));
});

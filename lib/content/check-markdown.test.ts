import { describe, expect, it } from "vitest";
import { checkMarkdown } from "./check-markdown";
import { compileText } from "./compile";

const file = "content/a.mdx";

async function check(text: string) {
  const { ledger } = await compileText(file, `${text}\n`);
  return checkMarkdown({ file, ledger });
}

// What each mistake is called and how it is mended: lib/mistakes/markdown.ts.
describe("a sentence is", () => {
  it.each([
    "Prices [in euros] (without tax).",
    "A range [1, 2) and a list [a], [b].",
    "A list of lists, [[1], [2]], and [",
    "An array [0] (the first), and a file (in `a`)[1].",
    "Send a resume, a letter: or both.",
    "Issue #12, and #a11y.",
    "#a11y is a channel.",
    "Either a | b or c.",
    "R&D; and AT&T.",
    "snake_case and 2 * 3 * 4",
    "2*3, and a_b",
    "2 * **3** * `4`",
    "*",
    'A "*", or (_).',
    "-5 degrees, or\n-v.",
    "9.30 o'clock, or 1.5.",
    "Save! It works! (Yes!)",
    "At 10:30:20, a:b:c, or as a note: this.",
    "a==b, a == b, and ==.",
    "- [ ] One\n- [x] Two",
    "An empty list, [], and [x].",
    "`:tada:`, `==x==`, and \\:tada\\:",
    "A quotation.\n— Robin",
    "One –\ntwo, o one, a · b → c,\n→ d, and\no, or O: it is.",
    "> A quotation, [in brackets].",
    "> [NOTE] that this is one.",
    "[Note] that.",
    "> [!NOTE]  \n> `devlog` needs it.",
    "> [!NOTE]\n> **Save** it.",
    "> [!NOTE]",
    "A note![NOTE], and ![NOTES].",
    "A. Turing\nand B. Liskov: a. one, b. two",
    "![Note](/docs/images/log-line.svg)",
    "Wait!!! Really.",
    "[`log`](/x/) ([`logs`](/y/)), and [1] (`/x/`).",
    "Type `**`, `[a] (/x/)`, `##a`, `| a |`, `&nbps;`, or `` ` ``.",
    "`Map<String>`, \\<Fact />, and 1 < 2 > 0.",
    "A call [`f`](/x/), [0](/y/) (`f()`), and \\[a](b\\).",
    "Text\n\u00A0— Robin, and\u00A0- so on.",
    "**(optional)** text, **Note**: text, and *one*.",
    "1~2 or 3~4, ~5–~6, (~5), ~5/~6, ~$5–~$10, ~.5–~.8, a ~ b, and 1~2~3",
    "~/.config, a file~, ~~struck~~, ~~a~b~~, `~x~`, and \\~x\\~",
    "http://example.com:8080/path_(x)_y",
    "See https://a.example/*x, www.a.example/_(x), and _x@a.example.",
  ])("%s", async (text) => expect(await check(text)).toEqual([]));
});

describe("a sign that is escaped is meant:", () => {
  it.each([
    "Fields with \\* are required: Title\\*, and US dollars.\\*",
    "All files that match \\*.md, and &#42;.js.",
    "Write \\*\\*bold\\*\\*, \\_it\\_, or \\`code\\`.",
    "It shows \\*\\*\\*\\*\\*\\*.",
    "- One\n  of \\*.md\n\n> Another\n> of \\*.md",
    "| A |\n|---|\n| \\*.md \\| \\*.js |",
    "> [!NOTE]\n> \\*.md, and `a`.",
    "\\[the inbox] (/docs/inbox/)",
    "\\##heading, \\-One, 1\\.Open, and \\&nbsp;",
  ])("%s", async (text) => expect(await check(text)).toEqual([]));

  it.each(["\\*.md and *.js", "A \\\\*md", "> \\*.md\n> *.md"])("%s has one that is not", async (text) =>
    expect(await check(text)).toHaveLength(1),
  );
});

describe("is told as what it is:", () => {
  it.each([
    ["[a](/docs/in box/)", "An address with a space"],
    ["![a](/docs/images/my big shot.svg)", "An address with a space"],
    ['![a](/docs/my shot.svg "A caption")', "An address with a space"],
    ["[a](https://a.example/in box)", "An address with a space"],
    ['[a](/docs/inbox/ "A "caption")', "A caption"],
    ['![a](/docs/images/log-line.svg "Caption)', "A caption"],
    ["[a](/docs/inbox/ 'A caption", "A caption"],
    ["[a](/docs/inbox/ “A caption”)", "A caption"],
    ["[a](/docs/inbox/, and more.", "A link"],
    ["Read [a] (https://a.example/b).", "A link"],
    ["Read [`devlog log`] (/docs/cli/).", "A link"],
    ["Read [`devlog log`(/docs/cli/).", "A link"],
    ["Read (the inbox)[/docs/inbox/].", "A link"],
    ["Read (`devlog log`)[/docs/cli/].", "A link"],
    ["Read [`devlog log`][log].", "A link by name"],
    ["A sentence.[^`a`]", "A footnote"],
    ["| `Name` | Meaning |", "A table"],
    ["Select *Save and go on.", "Emphasis"],
    ["Select Save* and go on.", "Emphasis"],
    ["Select * Save* and go on.", "Emphasis"],
    ["Select _Save and go on.", "Emphasis"],
    ["Select Save_.", "Emphasis"],
    ["Select (*Save).", "Emphasis"],
    ["Select Save.* and go on.", "Emphasis"],
    ["Select **`x` now.", "Emphasis"],
    ["**Note:**text", "Emphasis"],
    ["See https://a.example/a_(b)_c and *save.", "Emphasis"],
    ["It is ~gone~.", "A word between tildes"],
    ["It is ~gone and lost~, too", "A word between tildes"],
    ["It is ~~gone~.", "A word between tildes"],
    ["H~2~O", "A word between tildes"],
    ["**`tag`**s", "Emphasis"],
    ["word**“Quoted”**", "Emphasis"],
    ["``bash", "A fence"],
    ["‘‘‘bash", "A fence"],
    ["##heading", "A heading"],
    ["##2 steps", "A heading"],
    ["##`devlog log`", "A heading"],
    ["##\u00A0Limits", "A heading"],
    ["-One", "A list"],
    ["-`one`", "A list"],
    ["1.Open", "A list"],
    ["2)Open", "A list"],
    ["• One", "A list"],
    ["\uF0B7 One", "A list"],
    ["-\u00A0One", "A list"],
    ["1.\u202FOne", "A list"],
    ["[!note] text", "A callout"],
    ["[!note]", "A callout"],
    ["[! NOTE]", "A callout"],
    ["[!NOTE", "A callout"],
    ["[NOTE]", "A callout"],
    ["[!NOTE] `devlog` needs it.", "A callout"],
    ["[!NOTE]: This is it.", "A callout"],
    ["!!! note", "A callout"],
    ["Text&#99999999999;text", "A sign by its name"],
  ])("%s", async (text, what) =>
    expect(await check(text)).toMatchObject([{ what: `${what} is published as it is typed: "${text}".` }]),
  );

  // What is shown is the rest of what was typed: the signs that became something are gone.
  it.each([
    ["Read [the **inbox**] (/docs/inbox/).", "A link", "Read [the inbox] (/docs/inbox/)."],
    ["| **Name** | [Meaning](/x/) |", "A table", "| Name | Meaning |"],
    ["Select **Save* and go on.", "Emphasis", "Select *Save and go on."],
    ["Select __Save_ and go on.", "Emphasis", "Select _Save and go on."],
    ["Select *Save** and go on.", "Emphasis", "Select Save* and go on."],
    ["> [!NOTE\n> Text.", "A callout", "[!NOTE"],
    ["> [!NOTE] `devlog` needs it.", "A callout", "[!NOTE] `devlog` needs it."],
    ["> Text.\n> [!TIP]\n> Text.", "A callout", "[!TIP]"],
    ["> ![NOTE]\n> Text.", "A callout", "![NOTE]"],
    ["Steps:\na. **One**\nb. `two`", "A list", "a. One"],
    ["A) One\\\nB) Two", "A list", "A) One"],
    ["-> One\n-> Two", "A list", "-> One"],
    ["> ![warning] Text.", "A callout", "![warning] Text."],
    ["![!TIP]\nText.", "A callout", "![!TIP]"],
    ["Read [the inbox](\\docs\\inbox\\).", "A link", "Read [the inbox](\\docs\\inbox)."],
    ["Read [the inbox](/docs/inbox\\).", "A link", "Read [the inbox](/docs/inbox)."],
    ["\u202F 1. One", "An indentation", "1. One"],
    ["\u00A0## Limits", "An indentation", "## Limits"],
    ["- One\n\u00A0\u00A0- Two", "An indentation", "- Two"],
    ['![A](/docs/images/log-line.svg "Up to <Fact of=x />")', "An element", "Up to <Fact of=x />"],
    ["Text &#8212; it is *here.", "Emphasis", "Text — it is *here."],
    ['![A *line](/docs/images/log-line.svg "Select **Save")', "Emphasis", "Select **Save"],
    ['<Callout type="note" title="Select **Save**">\n\nText.\n\n</Callout>', "Emphasis", "Select **Save**"],
  ])("%s", async (text, what, shown) =>
    expect((await check(text)).map((problem) => problem.what).at(-1)).toBe(
      `${what} is published as it is typed: "${shown}".`,
    ),
  );
});

it.each([
  ["A line.\nRead [a] (/docs/inbox/) and `b.", 2],
  ["Text:\n• One", 2],
  ["`a\nb` and [a](/docs/\ninbox/).\nRead [a] (/docs/inbox/).", 4],
  ["A line.\\\nRead **[a](/b/)**\nand *go.", 3],
  ["> [!NOTE]\n> A line of\n> `code`.\n> Select *Save.", 4],
  ["> [!NOTE]\n> Select *Save.", 2],
  ["> [!NOTE]  \n> Select *Save.", 2],
  ["> [!NOTE]\n> `Save` *it.", 2],
  ["1. One\n   - Two\n     and *three", 3],
])("of %j, the line is told, and once", async (text, line) =>
  expect((await check(text)).map((problem) => problem.line)).toEqual([line]),
);

it.each([
  '![A line](/docs/images/log-line.svg "Select **Save**, or `x`")',
  '![A line](/docs/images/log-line.svg "See [the log](/docs/x/)")',
  '<Callout type="note" title="The `x` field">\n\nText.\n\n</Callout>',
])("in a plain text, no Markdown is right: %s", async (text) =>
  expect((await check(text)).map(({ cure }) => cure)).toEqual([
    "Leave its signs out: a title, a label, and a caption are plain text.",
  ]),
);

it("a sign by its number is the sign", async () =>
  expect(await check("One &#8212; two &amp; three&nbsp;four.")).toEqual([]));

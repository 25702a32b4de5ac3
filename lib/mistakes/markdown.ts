import { inText } from "./mistake";

/** Markdown of which something is amiss, which would be published as it is typed. */
export const markdownMistakes = [
  inText(
    "a space in a link",
    "Read [the inbox] (/docs/inbox/).",
    '9  A link is published as it is typed: "Read [the inbox] (/docs/inbox/).".',
    "Write [its text](its address) without a space between them.",
  ),
  inText(
    "a link with one bracket",
    "Text.\nRead the inbox](/docs/inbox/).",
    '10  A link is published as it is typed: "Read the inbox](/docs/inbox/).".',
    "Close both brackets: [its text](its address).",
  ),
  inText(
    "a caption with one quote",
    '![A line](/docs/images/log-line.svg "Caption)',
    '9  A caption is published as it is typed: "![A line](/docs/images/log-line.svg "Caption)".',
    'Write one straight quote before it, one after it, and the bracket: ![its text](its address "The caption").',
  ),
  inText(
    "an address with a space",
    "![A line](/docs/images/my shot.svg)",
    '9  An address with a space is published as it is typed: "![A line](/docs/images/my shot.svg)".',
    "An address has no space. Name the file with hyphens, as in my-picture.svg, and write that.",
  ),
  inText(
    "an address with a space in brackets",
    "![A line](</docs/images/my shot.svg>)",
    '9  The address "/docs/images/my shot.svg" has a space.',
    "An address has no space. Name the file with hyphens, as in my-picture.svg, and write that.",
  ),
  inText(
    "a link by a name",
    "Read [the inbox][inbox].",
    '9  A link by name is published as it is typed: "Read [the inbox][inbox].".',
    "Write [its text](its address): links of this site have their address with them.",
  ),
  inText(
    "a footnote without a text",
    "A sentence.[^1]",
    '9  A footnote is published as it is typed: "A sentence.[^1]".',
    "Write its text on a line of its own: [^1]: The text.",
  ),
  inText(
    "a callout on one line",
    "> [!NOTE] Text.",
    '9  A callout is published as it is typed: "[!NOTE] Text.".',
    "Write > [!NOTE] on a line of its own, and > before each line of the text after it.",
  ),
  inText(
    "a callout of another tool",
    ":::note\nText.\n:::",
    '9  A callout is published as it is typed: ":::note".',
    "Write > [!NOTE], and > before each line of the text after it.",
  ),
  inText(
    "a heading without its space",
    "##Heading",
    '9  A heading is published as it is typed: "##Heading".',
    "Write a space after the #.",
  ),
  inText(
    "a table without its line",
    "| Name | Meaning |\n| `a` | Text |",
    '9  A table is published as it is typed: "| Name | Meaning |".',
    "Write a line |---|---| with one part for each column after its headings, and blank lines around the table.",
  ),
  inText(
    "emphasis with a space",
    "Select ** Save**.",
    '9  Emphasis is published as it is typed: "Select ** Save**.".',
    "Write **word**, with the same signs on both sides and no space inside; put a sign that is meant in backticks.",
  ),
  inText(
    "emphasis with one sign",
    "Text.\nSelect *Save and go on.",
    '10  Emphasis is published as it is typed: "Select *Save and go on.".',
    "Write **word**, with the same signs on both sides and no space inside; put a sign that is meant in backticks.",
  ),
  inText(
    "a backtick alone",
    "Type `devlog log.",
    '9  Code is published as it is typed: "Type `devlog log.".',
    "Close the backticks: `code`.",
  ),
  inText(
    "an unknown sign",
    "Text&nbps;text.",
    '9  A sign by its name is published as it is typed: "Text&nbps;text.".',
    "Write the sign itself.",
  ),
  inText(
    "a row of too many cells",
    "| Name | Meaning |\n|---|---|\n| `a` | b | Text |",
    "11:1  A row of 3 cells in a table of 2 columns.",
    "Put a | between two cells, and \\| where the sign itself is meant, in backticks, too.",
  ),
  inText(
    "a heading without words",
    "## 🎉",
    '9:1  The heading "🎉" has no words to make an id of.',
    "Write what the section tells.",
  ),
  inText(
    "a heading with an id that is none",
    "## Export as PDF [#export-as-PDF]",
    '9:1  "[#export-as-PDF]" is not an id, and would be read as text.',
    "Ids are lower-case letters, digits, and . _ -, with commas between them: [#new-id, #old-id].",
  ),
  inText(
    "two ids without a comma",
    "## Undo [#undo #back]",
    '9:1  "[#undo #back]" is not an id, and would be read as text.',
    "Ids are lower-case letters, digits, and . _ -, with commas between them: [#new-id, #old-id].",
  ),
  inText(
    "a link in a heading",
    "## Read [the inbox](/docs/inbox/)",
    "9:1  A link in a heading, which is a link to itself.",
    "Put the link into the text below.",
  ),
  inText(
    "a second heading of the same words",
    "## Undo\n\n## Undo",
    '11:1  A second heading "Undo": links to it would change with the first.',
    "Say what makes it different, or give it an id of its own: ## Undo [#another-id].",
  ),
];

/** Code that is not what its fence says. */
export const codeMistakes = [
  inText(
    "a fence that is not closed",
    "```console\n$ ls\n\nText.\n\n```json\n{}\n```",
    "9  The fence that begins here is not closed: the next one begins on line 14.",
    "Write ``` on a line of its own where the code ends.",
  ),
  inText(
    "a last fence that is not closed",
    "```console\n$ ls\n\nText.",
    "9  The fence that begins here is not closed: the rest of the page is code.",
    "Write ``` on a line of its own where the code ends.",
  ),
  inText(
    "a fence of two backticks",
    "``bash\nls\n``",
    '9  "``bash" begins no fence: what follows is code in a sentence, all on one line.',
    "Write ``` on a line of its own before the code and after it.",
  ),
  inText("no code", "```text\n\n```", "9:1  An empty code block.", "Write the code, or remove the block."),
  inText(
    "a terminal without a command",
    "```console\ndevlog log\n```",
    "9:1  A console block in which nothing is typed.",
    'Begin each command with "$ ", or write text in place of console where all of it is output.',
  ),
  inText(
    "a prompt that would be copied",
    "```bash\n$ ls\n```",
    '9:1  A prompt in a bash block: "$ " would be copied.',
    "Leave the prompt out, or write console in place of bash where output follows.",
  ),
  inText(
    "a mark in a terminal",
    "```console {1}\n$ devlog logs\n```",
    "9:1  Marked or numbered lines in a console block, which shows neither.",
    "Leave the marks out, or write the commands alone in a bash block.",
  ),
  inText(
    "marks the wrong way round",
    "```bash {2-1}\nls\nls\n```",
    '9:1  Unknown code option "{2-1}".',
    'The options are title="…", {1,3-5}, ins={…}, del={…}, lines, wrap, fails; for JSON, response="…", schema="…", webhook="…".',
  ),
  inText(
    "a mark beyond the code",
    "```bash {2}\nls\n```",
    "9:1  Line 2 is marked, but the code has 1.",
    "Count from 1, from the line after the fence.",
  ),
];

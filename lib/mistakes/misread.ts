import { inText, mistake } from "./mistake";
import { pageText } from "./small-site";

/** What Markdown, or the page that it becomes, has otherwise than its writer meant, without a word about it. */
export const misreadMistakes = [
  inText(
    "code by its indentation",
    "Text:\n\n    devlog log 'Stream exports' --tagg api",
    "11:5  Four spaces before a line make no code here: it is published as a sentence.",
    "Put code between fences: ``` on a line of its own before it and after it. Begin a sentence without spaces.",
  ),
  inText(
    "a sentence above a line of hyphens",
    "A heading by chance.\n---\n\nText.",
    "9:1  The line of hyphens below makes a heading of this.",
    "Remove it, or leave an empty line above it. A heading begins with ##.",
  ),
  inText(
    "a heading of seven signs",
    "####### Deep",
    '9  A heading is published as it is typed: "####### Deep".',
    "Write ##, ###, or ####: no heading has more than six.",
  ),
  inText(
    "a task without its space",
    "- [] One\n- [ ] Two",
    '9  A task is published as it is typed: "[] One".',
    "Write - [ ] and a space before it, or - [x] where it is done.",
  ),
  inText(
    "a picture with a space",
    "! [A line](/docs/images/log-line.svg)",
    '9  A picture is published as it is typed: "! A line".',
    "Write ![What it shows](its address) without a space after the !.",
  ),
  inText(
    "a mark of another tool",
    "A ==word== here.",
    '9  A mark is published as it is typed: "A ==word== here.".',
    "Write **bold** or *emphasis*: these docs have no marker.",
  ),
  inText(
    "an emoji by its name",
    "It is done :tada:",
    '9  A sign by its name is published as it is typed: "It is done :tada:".',
    "Write the sign itself, or a word.",
  ),
  inText(
    "a number that is left out",
    "1. One\n3. Two\n4. Three",
    '10:1  The item "3." is published as 2.',
    "Number the items one after another.",
  ),
  inText(
    "details without a summary",
    "<details>\n\nText.\n\n</details>",
    "9:1  <details> has no <summary>, which is all that is seen of it at first.",
    "Write <summary>What it holds</summary> directly inside.",
  ),
  inText("a key without a name", "Press <kbd></kbd>.", "9:7  <kbd> is empty.", "Write a text inside it, or remove it."),
  inText(
    "two types of a callout",
    '<Callout type="note" type="tip">\n\nText.\n\n</Callout>',
    '9:1  <Callout> has "type" twice, and the second holds.',
    "Keep one of them.",
  ),
  inText(
    "a label that is nearly another",
    '<Tabs group="os"><Tab label="Linus">\n\nText.\n\n</Tab><Tab label="macOS">\n\nText.\n\n</Tab></Tabs>',
    '9:18  The label "Linus" is nearly "Linux", and no choice of it.',
    'Write label="Linux". If it is another, add it to tabLabels in lib/mdx/words.mjs.',
  ),
  inText(
    "tabs in tabs of their group",
    '<Tabs group="os"><Tab label="Linux">\n\n<Tabs group="os"><Tab label="macOS">\n\nText.\n\n</Tab></Tabs>\n\n</Tab></Tabs>',
    '11:1  Tabs of the group "os" stand in tabs of that group: who chooses in these would lose sight of them.',
    "Put them after the outer ones, or write their text alone.",
  ),
  inText(
    "a footnote with a space in its name",
    "Text.[^ 1]\n\n[^ 1]: One.",
    '11:1  A footnote\'s name has a space: "[^ 1]".',
    "Write [^1], here and where it belongs.",
  ),
  inText(
    "a sentence that begins as a program",
    "import your resume, and edit it.",
    '9:1  A line that begins with "import" is read as JavaScript.',
    "Begin it with another word; code stands between fences.",
  ),
  inText(
    "a sign of another encoding",
    "Text.\nIt isnâ€™t.",
    '10:7  "â€™" is what is left of one sign that was read in another encoding.',
    "Type the sign anew, and save the file as UTF-8.",
  ),
  inText(
    "a character that is none",
    "Text.\nA work\0log.",
    '10:7  A character that nobody sees, U+0000, stands in "worklog.".',
    "Delete the word, and type it anew.",
  ),
  mistake(
    "a name of a sign in a title",
    pageText("Stages of it", "Text.").replace("title: Stages of it", "title: Stages &amp; outcomes"),
    '2  The field "title" has "&amp;", which is published as it is typed.',
    "Write words alone; for an element, what it stands for.",
  ),
  mistake(
    "the label of a page beside it",
    pageText("A label of another", "Text.").replace("type:", "sidebarLabel: With a space in a link\ntype:"),
    '4  In the sidebar, content/mistakes/a-space-in-a-link.mdx stands beside it as "With a space in a link", too.',
    "Write a sidebarLabel that tells the two apart.",
  ),
];

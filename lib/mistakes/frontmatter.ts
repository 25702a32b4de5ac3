import { listContentFiles } from "@/lib/content/files";
import { described, head, wordMistakes } from "./frontmatter-words";
import { mistake } from "./mistake";
import { descriptionOf } from "./small-site";

/** The page that the small site calls "Page 1". */
const pageOne = listContentFiles()[1]?.file;

/** Mistakes in what stands above a page's text. */
export const frontmatterMistakes = [
  ...wordMistakes,
  mistake(
    "no frontmatter",
    "Just text.\n",
    "1  The page does not begin with frontmatter.",
    "Begin the file with a line ---, then title, description and type, then a line ---.",
  ),
  mistake(
    "an empty file",
    "",
    "1  The page does not begin with frontmatter.",
    "Begin the file with a line ---, then title, description and type, then a line ---.",
  ),
  mistake(
    "frontmatter that is left open",
    `---\ntitle: Open\n${described("Open")}\n\nA sentence.\n`,
    "1  The frontmatter does not begin on the first line, or is not closed.",
    "Begin the file with a line ---, then title, description and type, then a line ---.",
  ),
  mistake(
    "frontmatter after an empty line",
    `\n${head(`title: Late\n${described("Late")}`)}`,
    "1  The frontmatter does not begin on the first line, or is not closed.",
    "Begin the file with a line ---, then title, description and type, then a line ---.",
  ),
  mistake(
    "an unknown field",
    head(`titel: X\ntitle: Unknown field\n${described("unknown")}`),
    '2  Unknown frontmatter field "titel".',
    'Did you mean "title"?',
  ),
  mistake(
    "a title with a number sign",
    head(`title: Turn request #12 into an entry\n${described("number sign")}`),
    '2  The value of "title" ends before its " #": the rest is a comment.',
    'Put it in double quotes: "Turn request #12 into an entry". A remark stands on a line of its own.',
  ),
  mistake(
    "a title with a sign that the typeface lacks",
    head(`title: Write → send\n${described("typeface")}`),
    '2  The typeface has no "→" (U+2192), which the picture of a page would show as an empty box, in "Write → send".',
    "Write this title or label without it.",
  ),
  mistake(
    "a missing title",
    head(described("missing title")),
    '1  The field "title" is missing.',
    'Add "title: …" (2 to 60 characters).',
  ),
  mistake(
    "a missing description",
    head("title: No description\ntype: explanation"),
    '1  The field "description" is missing.',
    'Add "description: …" (110 to 160 characters).',
  ),
  mistake(
    "a missing type",
    head(`title: No type\n${descriptionOf("no type")}`),
    '1  The field "type" is missing.',
    "Write one of: tutorial, how-to, reference, explanation, landing.",
  ),
  mistake(
    "an unknown type",
    head(`title: Unknown type\n${descriptionOf("unknown type")}\ntype: guide`),
    '4  Unknown page type "guide".',
    "Write one of: tutorial, how-to, reference, explanation, landing.",
  ),
  mistake(
    "a keyword that is a number",
    head(`title: Number\n${described("number")}\nkeywords: [rate limit, 429]`),
    '5  The field "keywords" has 429, which is not a text.',
    "Put it in double quotes.",
  ),
  mistake(
    "a keyword that begins with a star",
    head(`title: Star\n${described("star")}\nkeywords: [*.env]`),
    '5  "*.env" is to YAML the name of a value that is written elsewhere, and none is called so.',
    "Put the text in double quotes.",
  ),
  mistake(
    "a title that begins with a mark of YAML",
    head(`title: !Important Set up devices\n${described("mark")}`),
    '2  "!Important" is to YAML a mark of what follows, and would be left out of it.',
    "Put the text in double quotes.",
  ),
  mistake(
    "a keyword that is no list",
    head(`title: Keyword\n${described("keyword")}\nkeywords: cv`),
    '5  The field "keywords" is not a list of texts.',
    'Write "keywords: [first, second]".',
  ),
  mistake(
    "a keyword without words",
    head(`title: Empty\n${described("empty")}\nkeywords: ["", cv]`),
    '5  The field "keywords" has a text without words.',
    "Write its words, or remove it.",
  ),
  mistake(
    "a related page that stands twice",
    head(`title: Related twice\n${described("related twice")}\nrelated: [inbox, documents, inbox]`),
    '5  The field "related" has "inbox" a second time.',
    "Keep one of the two.",
  ),
  mistake(
    "a colon in a title",
    head(`title: Inbox: what waits\n${described("colon")}`),
    '2  The value of "title" has a colon in it.',
    'Put it in double quotes: title: "Inbox: what waits"',
  ),
  mistake(
    "a colon and quotes in a title",
    head(`title: Say "hi": now\n${described("colon and quotes")}`),
    '2  The value of "title" has a colon in it.',
    'Put it in double quotes: title: "Say \\"hi\\": now"',
  ),
  mistake(
    "quotes in quotes",
    head(`title: "Say "hi" now"\n${described("quotes in quotes")}`),
    '2  The value of "title" has a double quote between its own.',
    'Write \\ before each inside: title: "Say \\"hi\\" now"',
  ),
  mistake(
    "quotes that stay open",
    head(`title: "Open quotes\n${described("open quotes")}`),
    "2  The quotes that begin here are not closed.",
    "Close the quotes.",
  ),
  mistake(
    "a space of a word processor",
    head(`title: Space\n${described("space").replace("type: ", "type:\u00A0")}`),
    '4  The space after "type:" is one that does not break a line.',
    "Delete it, and type a plain one.",
  ),
  mistake(
    "a tab",
    head(`title: Tab\n${described("tab")}\nkeywords:\n\t- cv`),
    "6  The line begins with a tab.",
    "Indent with spaces.",
  ),
  mistake(
    "a field without a space",
    head(`title:No space\n${described("no space")}`),
    '2  "title:No space" is not a field.',
    "Write a space after the colon: title: No space",
  ),
  mistake(
    "a field twice",
    head(`title: Twice\ntitle: Twice again\n${described("twice")}`),
    '3  The field "title" stands here a second time.',
    "Keep one of the two.",
  ),
  mistake(
    "a title that another page has",
    head(`title: Page 1\n${described("same title")}`),
    `2  ${pageOne} has the same title: "Page 1".`,
    "Say in the title what this page alone gives.",
  ),
  mistake(
    "a description that another page has",
    head(`title: Same description\n${descriptionOf("Page 1")}\ntype: explanation`),
    `3  ${pageOne} has the same description: "What Page 1 tells its reader, What Page 1 tells its reader, What Page 1 tells its reader, What Page 1 tells its reader,.".`,
    "Say in the description what this page alone gives.",
  ),
  mistake(
    "a related page that is not there",
    head(`title: Related\n${described("related")}\nrelated: [inbix]`),
    '5  Related page "inbix" does not exist.',
    'Did you mean "inbox"?',
  ),
  mistake(
    "a related address",
    head(`title: Related address\n${described("address")}\nrelated: [/docs/inbox/]`),
    '5  Related page "/docs/inbox/" does not exist.',
    'Did you mean "inbox"?',
  ),
  mistake(
    "a related page whose name another one holds",
    head(`title: Related below\n${described("related below")}\nrelated:\n  - inbox\n  - "box"`),
    '7  Related page "box" does not exist.',
    'Did you mean "inbox"?',
  ),
  mistake(
    "a page without text",
    `---\ntitle: No text\n${described("no text")}\n---\n`,
    "1  The page does not begin with a sentence. (explanation)",
    "Say in one line what the description above it doesn't, before any heading, list, or table.",
  ),
];

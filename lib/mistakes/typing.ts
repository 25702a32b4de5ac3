import { inText, mistake } from "./mistake";
import { pageText } from "./small-site";

/** What fingers do: every text is published as it is typed. */
export const typingMistakes = [
  inText(
    "a bracket without its other",
    "Text.\nSave it (or not.",
    '10  A bracket without its other is published as it is typed: "Save it (or not.".',
    "Close it, or take it away.",
  ),
  inText(
    "a space before a comma",
    "Save it , or not.",
    '9  A space before a punctuation mark is published as it is typed: "Save it , or not.".',
    "Take it away; a sign that is meant stands in backticks.",
  ),
  inText(
    "a space before a colon",
    "Select **Save** :\nit stays.",
    '9  A space before a punctuation mark is published as it is typed: "Select Save :".',
    "Take it away; a sign that is meant stands in backticks.",
  ),
  inText(
    "a space inside of a bracket",
    "Save it (see below ).",
    '9  A space inside of a bracket is published as it is typed: "Save it (see below ).".',
    "Take it away.",
  ),
  inText(
    "a second full stop",
    "Save it..",
    '9  A second full stop is published as it is typed: "Save it..".',
    "Write one.",
  ),
  inText(
    "a second comma",
    "Save it,, or not.",
    '9  A second comma is published as it is typed: "Save it,, or not.".',
    "Write one.",
  ),
  inText(
    "a sentence right behind another",
    "Open the inbox.Then save it.",
    '9  A sentence without a space before it is published as it is typed: "Open the inbox.Then save it.".',
    "Put one there; a name with a full stop stands in backticks.",
  ),
  inText(
    "a fact right behind a word",
    'Up to<Fact of="trash.days" /> days.',
    "9:6  <Fact /> and a word beside it have no space between them.",
    "Put one there.",
  ),
  inText(
    "a word right behind a fact",
    'Up to <Fact of="trash.days" />days.',
    "9:7  <Fact /> and a word beside it have no space between them.",
    "Put one there.",
  ),
  inText(
    "a dash of two hyphens",
    "Save it -- or not.",
    '9  A dash of two hyphens is published as it is typed: "Save it -- or not.".',
    "Write a comma, a colon, or a full stop; a flag stands in backticks.",
  ),
  inText(
    "a word twice",
    "Text.\nSave the\nthe entry.",
    '10  A word that stands twice is published as it is typed: "Save the".',
    "Write it once, or turn the sentence round.",
  ),
  inText(
    "a sentence twice",
    "Nothing else is lost.\nNothing else is lost.",
    '9  A sentence that stands twice is published as it is typed: "Nothing else is lost.".',
    "Write it once.",
  ),
  inText(
    "a row twice",
    "| A | B |\n|---|---|\n| One | `two` |\n| One | `two` |",
    "12:1  This row is the same as the one before it.",
    "Remove one, or write what it was to be.",
  ),
  inText(
    "a note in bold letters",
    "> **Note:** Save it.",
    '9:1  A callout is published as a quotation that begins with "Note:".',
    "Write > [!NOTE] on a line of its own, and > before each line of the text after it.",
  ),
  mistake(
    "a description with a word twice",
    pageText("A word twice", "Text.").replace("tells its reader", "tells its its reader").replace("What A", "A"),
    '3  A word that stands twice is published as it is typed: "its its".',
    "Write it once, or turn the sentence round.",
  ),
  inText(
    "a tab of another group",
    '<Tabs group="os"><Tab label="Python">\n\nText.\n\n</Tab><Tab label="macOS">\n\nText.\n\n</Tab></Tabs>',
    '9:18  The label "Python" is a choice of the group "language", and stands in "os".',
    'Write group="language", or a label of "os": Linux, macOS, Windows.',
  ),
  inText(
    "a choice of no tabs",
    "Read [the inbox](/docs/inbox/?surfac=cli).",
    '9  The link "/docs/inbox/?surfac=cli" asks for "surfac", which no tabs choose by.',
    'Did you mean "surface"?',
  ),
  inText(
    "a list within a sentence",
    "Then do this:\n2. Two.\n3. Three.",
    '10  A list is published as it is typed: "2. Two.".',
    "Leave an empty line before it, and begin it with 1.",
  ),
  inText(
    "an id without its sign",
    "## Good heading [my-id]\n\nIt is.",
    '9:1  "[my-id]" is not how an id is written, and would be read as text.',
    "Write [#my-id].",
  ),
  inText(
    "another unit",
    'Text.\nIt lives <Fact of="api.cursorHours" /> days.',
    '10:10  The fact "api.cursorHours" is in hours, and "days" follows it.',
    "Write hours.",
  ),
  inText(
    "a day of another name",
    "It was Monday, November 17, 2026.",
    '9  "Monday, November 17, 2026" is a Tuesday.',
    "Write Tuesday, or the day that is meant.",
  ),
  inText(
    "a line that goes on with an item",
    "1. One.\n2. Two.\nThen you are done.",
    "11  This line belongs to the item above it.",
    "Indent it as the item's text, or leave an empty line before it.",
  ),
  inText(
    "an empty row",
    "| A | B |\n|---|---|\n| a | b |\n| | |",
    "12:1  A row of a table without a text.",
    "Write its cells, or remove the row.",
  ),
  inText(
    "a list of dashes",
    "Bring these:\n– One\n– Two",
    '10  A list is published as it is typed: "– One".',
    "Begin each of its lines with a hyphen and a space: - One.",
  ),
  inText(
    "a list of bullets of a word processor",
    "o One",
    '9  A list is published as it is typed: "o One".',
    "Begin each of its lines with a hyphen and a space: - One.",
  ),
  inText(
    "a list with two signs",
    "- One\n* Two",
    "10:1  Two lists stand one after another: one has the sign -, the other *.",
    "Write - before its items, too, or a sentence between the two.",
  ),
];

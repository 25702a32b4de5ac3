import { inText, mistake } from "./mistake";
import { descriptionOf, pageText } from "./small-site";

const versions = "<<<<<<< HEAD\nText.\n=======\nA text.\n>>>>>>> main";
const solve =
  "Keep what is right of both versions, and remove the lines that begin with <<<<<<<, =======, and >>>>>>>.";

const pictureSize =
  "Take them out. A picture is as wide as its file says, and no wider than the text: save the file in the size that is meant.";

/** What is right in HTML, in CommonMark, in a wiki, or on the way there, and not on a page of this site. */
export const habitMistakes = [
  inText(
    "an id in braces",
    "## Good words {#own-id}",
    "9:15  The id of a heading stands in brackets, not in braces: {#own-id}.",
    "Write [#own-id].",
  ),
  inText(
    "an id in the middle of a heading",
    "## Undo [#undo-it] a change\n\nIt is.",
    '9:1  The id "[#undo-it]" does not stand at the end of its heading: it is read as text.',
    "Move it to the end of the heading.",
  ),
  inText(
    "a callout with the sign of a picture",
    "> ![NOTE]\n> Text.",
    '9  A callout is published as it is typed: "![NOTE]".',
    "Write > [!NOTE] on a line of its own, and > before each line of the text after it.",
  ),
  inText(
    "a list that begins with two",
    "2. One\n3. Two",
    '9:1  A list begins with "2.".',
    "Begin it with 1. Where a text is meant, write 2\\. there.",
  ),
  inText(
    "a letter of another script",
    "Text.\nRun `devl\u043Eg logs`.",
    '10:10  "devl\u043Eg" has a Cyrillic letter among Latin ones: "\u043E", U+043E.',
    "Type it anew.",
  ),
  inText(
    "a list of letters",
    "a. One\nb. Two",
    '9  A list is published as it is typed: "a. One".',
    "Write a number and a full stop for each sign: 1. One, and 2. Two on the next line.",
  ),
  inText(
    "a list of numbers in brackets",
    "(1) One\n(2) Two",
    '9  A list is published as it is typed: "(1) One".',
    "Write a number and a full stop for each sign: 1. One, and 2. Two on the next line.",
  ),
  inText(
    "a list of boxes",
    "☐ One\n☐ Two",
    '9  A list is published as it is typed: "☐ One".',
    "Begin each of its lines with a hyphen and a space: - One.",
  ),
  inText(
    "an escape in backticks",
    "Text.\nThe field `next\\_cursor`.",
    '10  The code "next\\_cursor" is published with its backslash.',
    "In backticks, write the sign itself: _.",
  ),
  inText(
    "a name of a sign in backticks",
    "It is `a &lt; b`.",
    '9  The code "a &lt; b" is published with &lt; as it stands.',
    "In backticks, write the sign itself: <.",
  ),
  inText(
    "a fact in backticks",
    'Text.\nIt has `<Fact of="worklogEntry.title.max" />` characters.',
    '10  The code "<Fact of="worklogEntry.title.max" />" is published as it stands: no fact is put into code.',
    "Take the backticks away.",
  ),
  inText(
    "an address alone",
    "Text.\nOpen <https://app.devlog.example/login>.",
    "10:6  <https://app.devlog.example/login> is no link here: it is read as an element.",
    "Write [its text](https://app.devlog.example/login).",
  ),
  inText(
    "an address of mail alone",
    "Write to <support@devlog.example>.",
    "9:10  <support@devlog.example> is no link here: it is read as an element.",
    "Write [its text](mailto:support@devlog.example).",
  ),
  inText(
    "a comment without an end",
    "Text.\n\n{/* A note to writers.\n\nMore text.",
    "11:1  The comment that begins here has no end.",
    "End the comment with */}.",
  ),
  inText(
    "a width behind a picture",
    "![A map](/docs/images/none.svg){width=50%}",
    "9:32  A picture takes no attributes: {width=50%}.",
    pictureSize,
  ),
  inText(
    "a width in pixels behind a picture",
    "![A map](/docs/images/log-line.svg){width=300}",
    "9:36  A picture takes no attributes: {width=300}.",
    pictureSize,
  ),
  inText("a line break of HTML", "Text.\nA line<br>next.", "10:7  <br> is not closed.", "Write <br />."),
  inText("a rule of HTML", "Text.\n\n<hr>\n\nText.", "11:1  <hr> is not closed.", "Write a heading."),
  inText("a merge conflict", versions, '9  A merge conflict is not solved: "<<<<<<<".', solve),
  inText(
    "a merge conflict in code",
    `\`\`\`bash\n${versions}\n\`\`\``,
    '10  A merge conflict is not solved: "<<<<<<<".',
    solve,
  ),
  mistake(
    "a merge conflict in frontmatter",
    pageText("A conflict", "Text.").replace(descriptionOf("A conflict"), (line) =>
      versions.replace("Text.", line).replace("A text.", `${line} Or so.`),
    ),
    '3  A merge conflict is not solved: "<<<<<<<".',
    solve,
  ),
  inText(
    "a link to a twin",
    "[The inbox](/docs/inbox.md).",
    "9  Broken link: there is no page /docs/inbox.md.",
    "Did you mean /docs/inbox/?",
  ),
  inText(
    "a link without the folder of the docs",
    "[The inbox](/inbox/).",
    "9  Broken link: there is no page /inbox/.",
    "Did you mean /docs/inbox/?",
  ),
  inText(
    "a link with backslashes",
    "[The inbox](\\docs\\inbox\\).",
    '9  A link is published as it is typed: "[The inbox](\\docs\\inbox).".',
    "Write / for each \\ of its address: [its text](/docs/inbox/).",
  ),
  inText(
    "a link of a wiki",
    "Read [[inbox]].",
    '9  A link by name is published as it is typed: "Read [[inbox]].".',
    "Write [its text](its address): links of this site have their address with them.",
  ),
  inText(
    "a footnote that nothing names",
    "Text.\n\n[^1]: A text.",
    "11:1  Nothing names the footnote [^1], so nobody would read it.",
    "Write [^1] where it belongs, or remove it.",
  ),
  inText(
    "two footnotes of one name",
    "Text.[^1]\n\n[^1]: A text.\n\n[^1]: Another text.",
    "13:1  A second footnote [^1], which nobody would read.",
    "Give it another name.",
  ),
  inText(
    "a link to no mailbox",
    "[Write to us](mailto:support).",
    '9  The address "mailto:support" has no mailbox and host.',
    "Write mailto:NAME@HOST.",
  ),
  inText(
    "a text that is still to come",
    "TODO: the limits.",
    `9  These docs don't say "TODO".`,
    "Write what is to be said, or nothing. A note to writers stands in {/* … */}.",
  ),
  inText(
    "a text that fills a place",
    "Lorem ipsum dolor sit amet.",
    `9  These docs don't say "Lorem ipsum".`,
    "Write a text that somebody needs.",
  ),
  mistake(
    "UTF-16",
    pageText("UTF-16", "Text.").replace(/./gs, "$&\0"),
    "1  A character here is not UTF-8.",
    "Save the file as UTF-8.",
  ),
  inText(
    "a character that nobody sees",
    "Text.\nA work\u200Blog.",
    '10:7  A character that nobody sees, U+200B, stands in "worklog.".',
    "Delete the word, and type it anew.",
  ),
];

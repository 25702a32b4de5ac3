import { facts } from "@/lib/facts/facts";
import { inText, mistake } from "./mistake";
import { descriptionOf, pageText } from "./small-site";

/** A guide whose sections are these, and a step in its own. */
const guide = (name: string, ...sections: string[]) =>
  `---\ntitle: Guide with ${name}\n${descriptionOf(name)}\ntype: how-to\n---\n\nA sentence.\n\n${sections.join("\n\n")}\n`;
const before = "## Before you start\n\nText.";
const task = "## Do it\n\n<Steps>\n\n1. A step.\n\n</Steps>";
const rest = [
  "## Check that it worked\n\nText.",
  "## Undo\n\nText.",
  "## What happens to related things\n\n- Text.",
  "## Troubleshooting\n\n- Text.",
  "## With the CLI and the API\n\nText.",
];

/** Mistakes in links, pictures, headings and words, and in the parts of a page. */
export const textMistakes = [
  inText(
    "a broken link",
    "[The inbox](/docs/inbix/).",
    "9  Broken link: there is no page /docs/inbix/.",
    "Did you mean /docs/inbox/?",
  ),
  inText(
    "a link to a host without https",
    "[The code of Acme](github.com/acme).",
    '9  The link "github.com/acme" is relative.',
    "Write the whole path: https://github.com/acme.",
  ),
  inText(
    "a relative link",
    "[The inbox](../inbox.mdx).",
    '9  The link "../inbox.mdx" is relative.',
    "Write the whole path: /docs/inbox/.",
  ),
  inText(
    "a link without its slash",
    "[The inbox](/docs/inbox).",
    `9  The link "/docs/inbox" is not the page's canonical address.`,
    "Write /docs/inbox/.",
  ),
  inText(
    "a link without encryption",
    "[Our status](http://status.devlog.example).",
    '9  The address "http://status.devlog.example" is neither https nor mailto.',
    "Write https:// in front, or link to a page of this site.",
  ),
  inText(
    "a broken anchor",
    "[Undo it](/docs/inbox/#undoo).",
    '9  Broken anchor "/docs/inbox/#undoo": /docs/inbox/ has no id "undoo".',
    "Did you mean #undo?",
  ),
  inText(
    "a link text that says nothing",
    "Read it [here](/docs/inbox/).",
    '9  The link text "here" does not name its target.',
    "Write what the reader finds there, such as the target's title.",
  ),
  inText(
    "a missing image",
    "![A list of entries](/docs/images/none.png)",
    "9  There is no image /docs/images/none.png.",
    "Put the file at public/docs/images/none.png or correct the address.",
  ),
  inText(
    "an image of another site",
    "![A list of entries](https://acme.example/list.png)",
    '9  The image "https://acme.example/list.png" is not one of this site.',
    "Put the file in public/docs/images/ and write /docs/images/NAME.",
  ),
  inText(
    "an image that cannot be measured",
    "![A card](/docs/fixture.jpg)",
    "9  The image /docs/fixture.jpg cannot be shown: The image is neither PNG nor SVG.",
    "Save it as PNG, or as SVG with a viewBox.",
  ),
  inText(
    "an image that is cut off",
    "![A card](/docs/cut.png)",
    "9  The image /docs/cut.png cannot be shown: The PNG ends before its picture does.",
    "Save it as PNG, or as SVG with a viewBox.",
  ),
  inText(
    "an image that is too heavy",
    "![A card](/docs/heavy.svg)",
    "9  The image /docs/heavy.svg has 1,001 kB, for which readers wait.",
    "Make it 1,000 kB at most: cut it to what it shows, or save it with fewer pixels or colors.",
  ),
  inText(
    "a link to this site by its host",
    "[The inbox](https://docs.devlog.example/docs/inbox/).",
    `9  The link "https://docs.devlog.example/docs/inbox/" names this site's own host.`,
    "Write /docs/inbox/, which holds wherever the site is served.",
  ),
  inText(
    "an image without words",
    "![](/docs/images/log-line.svg)",
    "9  A picture without a description.",
    "Say what it shows: ![What it shows](…).",
  ),
  inText(
    "a heading of level 1",
    "# Again the title\n\nIt is.",
    '9:1  A heading of level 1: "Again the title".',
    "The page's title is its only h1; begin with ##.",
  ),
  inText(
    "a heading that skips a level",
    "### Text\n\nIt is.",
    '9  The heading "Text" skips a level: 3 comes after 1.',
    "Write ## Text.",
  ),
  inText(
    "a heading in title case",
    "## Create an Entry\n\nIt is.",
    '9  The heading "Create an Entry" has a capital in "Entry".',
    'Write "entry"; if it is a name, add it to properNames in content/voice.ts.',
  ),
  inText(
    "two headings with one id",
    "## One [#same]\n\nIt is.\n\n## Two [#same]\n\nIt is.",
    '13:1  Two places have the id "same".',
    "Give one heading an id of its own: ## Title [#another-id].",
  ),
  inText(
    "a wrong term",
    "Send your CV.",
    '9:11  "CV" is not how this site says it.',
    'Write "resume", or put it in backticks if it is typed or returned. The list is lib/facts/glossary.ts.',
  ),
  inText("filler", "It simply works.", `9  These docs don't say "simply".`, "Leave it out: what is simple shows."),
  inText(
    "a host of nobody",
    "[Sign in](https://app.devlog.exampel/login).",
    "9:19  The host app.devlog.exampel is neither the product's nor one that pages name.",
    "Did you mean app.devlog.example? Otherwise add it to content/hosts.ts.",
  ),
  inText(
    "a typed limit",
    "An entry has up to 999 tags.",
    `9:20  "entry has up to 999 tags" contradicts the fact worklogEntry.tags.max, which is ${facts.worklogEntry.tags.max}.`,
    'Write <Fact of="worklogEntry.tags.max" /> instead of 999. If it is another number, word it otherwise, or narrow the pattern in lib/facts/patterns.ts.',
  ),
  inText(
    "a typed limit in what a picture shows",
    "![An entry has up to 999 tags](/docs/images/log-line.svg)",
    `9:22  "entry has up to 999 tags" contradicts the fact worklogEntry.tags.max, which is ${facts.worklogEntry.tags.max}.`,
    `Write ${facts.worklogEntry.tags.max} instead of 999. If it is another number, word it otherwise, or narrow the pattern in lib/facts/patterns.ts.`,
  ),
  mistake(
    "no sentence at the beginning",
    pageText("No sentence", "## Text\n\nIt is.").replace("A sentence.\n\n", ""),
    "7  The page does not begin with a sentence. (explanation)",
    "Say in one line what the description above it doesn't, before any heading, list, or table.",
  ),
  mistake(
    "a first sentence that says the description again",
    pageText("An echo of words", "## Text\n\nIt is.").replace("A sentence.", "An echo of words tells its reader."),
    "7  The first sentence says what the description says, which stands above it.",
    "Say something new: when a reader needs this, what it takes, or what it changes. Or begin with the next sentence.",
  ),
  mistake(
    "a guide without its first part",
    guide("no first part", task, ...rest),
    '1  The page has no section "Before you start". (how-to)',
    'Write "## Before you start" as the first section.',
  ),
  mistake(
    "a guide out of order",
    guide("parts out of order", task, before, ...rest),
    '17  The section "Before you start" stands after "Do it". (how-to)',
    "The order is: Before you start, the page's own sections, Fields, Check that it worked, Undo, What happens to related things, Troubleshooting, With the CLI and the API, Privacy.",
  ),
  mistake(
    "a guide without steps",
    guide("no steps", before, "## Do it\n\nText.", ...rest),
    "13  The page's own sections have none of: <Steps>. (how-to)",
    "Put <Steps> in one of them.",
  ),
];

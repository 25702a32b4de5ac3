import { inText, mistake } from "./mistake";
import { descriptionOf } from "./small-site";

/** A guide with its parts, of which one is as given. */
const guide = (name: string, part: string) => {
  const parts = [
    "## Before you start\n\nText.",
    "## Do it\n\n<Steps>\n\n1. A step.\n\n</Steps>",
    "## Check that it worked\n\nText.",
    "## Undo\n\nText.",
    "## What happens to related things\n\n- Text.",
    "## Troubleshooting\n\n- Text.",
    "## With the CLI and the API\n\nText.",
  ];
  const [heading] = part.split("\n");
  const all = parts.map((each) => (each.startsWith(`${heading}\n`) ? part : each));
  return `---\ntitle: Guide with ${name}\n${descriptionOf(name)}\ntype: how-to\n---\n\nA sentence.\n\n${all.join("\n\n")}\n`;
};

/** Pages that have their parts, and nothing in them. */
export const skeletonMistakes = [
  mistake(
    "a part without a word",
    guide("a part without a word", "## Undo"),
    '25  The section "Undo" is empty. (how-to)',
    "Write what it tells, or remove its heading.",
  ),
  mistake(
    "a step without a word",
    guide("a step without a word", "## Do it\n\n<Steps>\n\n1. A step.\n2.\n\n</Steps>"),
    "18:1  An item of a list without a text.",
    "Write its text, or remove the item.",
  ),
  mistake(
    "a table without rows",
    guide("a table without rows", "## Troubleshooting\n\n| You see | Do this |\n|---|---|"),
    "35:1  A table without rows.",
    "Write a row below its headings, or remove the table.",
  ),
  inText(
    "a picture that says its file",
    "![log-line.svg](/docs/images/log-line.svg)",
    '9  The description of a picture is "log-line.svg", which does not describe it.',
    "Say what it shows: ![What it shows](…).",
  ),
  inText(
    "a drawing that says its name",
    '<Diagram name="stages" label="stages"></Diagram>',
    '9  The description of a picture is "stages", which does not describe it.',
    'Say what it shows: label="What it shows".',
  ),
  inText(
    "a card without a word",
    '<Cards>\n<Card title="Inbox" href="/docs/inbox/"></Card>\n</Cards>',
    "10:1  <Card> is empty.",
    "Write a text inside it, or remove it.",
  ),
  inText(
    "emphasis in the title of a link",
    'Read [the inbox](/docs/inbox/ "All **new** commits").',
    '9  Emphasis is published as it is typed: "All **new** commits".',
    "Leave its signs out: a title, a label, and a caption are plain text.",
  ),
  inText(
    "filler below a picture",
    '![A line](/docs/images/log-line.svg "It is simply a line")',
    `9  These docs don't say "simply".`,
    "Leave it out: what is simple shows.",
  ),
  inText(
    "a heading of a name that nobody knows",
    "## yarn and npm\n\nIt is.",
    '9  The heading "yarn and npm" begins with a small letter.',
    'Write "Yarn", or put what is typed into backticks; if it is a name, add it to properNames in content/voice.ts.',
  ),
  inText(
    "a mistake in the first line of a callout",
    "> [!NOTE]\n> It is simply so.",
    `10  These docs don't say "simply".`,
    "Leave it out: what is simple shows.",
  ),
];

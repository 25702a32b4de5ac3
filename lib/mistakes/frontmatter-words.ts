import { facts } from "@/lib/facts/facts";
import { mistake } from "./mistake";
import { descriptionOf } from "./small-site";

/** A page of one sentence below this frontmatter. */
export const head = (text: string) => `---\n${text}\n---\n\nA sentence.\n`;

/** A description that is no other page's, and a type. */
export const described = (name: string) => `${descriptionOf(name)}\ntype: explanation`;

const { max } = facts.worklogEntry.tags;

/** Mistakes in what the texts above a page say. */
export const wordMistakes = [
  mistake(
    "a title that is a number",
    head(`title: 429\n${described("number")}`),
    '2  The field "title" is 429, not a text.',
    "Put the value in double quotes.",
  ),
  mistake(
    "a title that is too long",
    head(`title: ${"Long title ".repeat(6)}\n${described("long")}`),
    '2  The field "title" has 65 characters: "Long title Long title Long title Long title Long title Long title".',
    "Make it 2 to 60 characters long.",
  ),
  mistake(
    "a title that is too short",
    head(`title: A\n${described("short")}`),
    '2  The field "title" has 1 character: "A".',
    "Make it 2 to 60 characters long.",
  ),
  mistake(
    "a description that is too short",
    head("title: Short description\ndescription: Short.\ntype: explanation"),
    '3  The field "description" has 6 characters: "Short.".',
    "Make it 110 to 160 characters long.",
  ),
  mistake(
    "a description that is too long",
    head(`title: Long description\ndescription: ${"Long ".repeat(40)}\ntype: explanation`),
    '3  The field "description" has 199 characters: "Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long".',
    "Make it 110 to 160 characters long.",
  ),
  mistake(
    "curly quotes",
    head(`title: “Curly quotes”\n${described("curly")}`),
    '2  The field "title" stands in curly quotes, which readers would see.',
    "Write straight quotes, or none.",
  ),
  mistake(
    "an element in a description",
    head(
      `title: Element\ndescription: An entry has up to <Fact of="worklogEntry.tags.max" /> tags. ${"Text. ".repeat(12)}\ntype: explanation`,
    ),
    '3  The field "description" has "<Fact", which is published as it is typed.',
    "Write words alone; for an element, what it stands for.",
  ),
  mistake(
    "emphasis in a title",
    head(`title: Create an **entry**\n${described("emphasis")}`),
    '2  The field "title" has "**", which is published as it is typed.',
    "Write words alone; for an element, what it stands for.",
  ),
  mistake(
    "a wrong command in a description",
    head(`title: Command\ndescription: Run \`devlog lgo\`. ${"Text. ".repeat(18)}\ntype: explanation`),
    '3  The field "description" has "`", which is published as it is typed.',
    "Write words alone; for an element, what it stands for.",
  ),
  mistake(
    "a link in a label",
    head(`title: Link\nsidebarLabel: "[Link](/docs/inbox/)"\n${described("link")}`),
    '3  The field "sidebarLabel" has "](", which is published as it is typed.',
    "Write words alone; for an element, what it stands for.",
  ),
  mistake(
    "a typed limit in a description",
    head(`title: Limit\ndescription: An entry has up to 999 tags. ${"Text. ".repeat(14)}\ntype: explanation`),
    `3:33  "entry has up to 999 tags" contradicts the fact worklogEntry.tags.max, which is ${max}.`,
    `Write ${max} instead of 999. If it is another number, word it otherwise, or narrow the pattern in lib/facts/patterns.ts.`,
  ),
];

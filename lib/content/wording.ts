import path from "node:path";
import { filler, properNames } from "@/content/voice";
import { isTelling, stemsOf, tokensOf } from "@/lib/search/words";
import { site } from "@/lib/site/config";
import type { Frontmatter } from "./frontmatter";
import { lineOfField } from "./frontmatter-block";
import type { Ledger, Mark } from "./ledger";
import { drawingOf } from "./pictures";
import { lineAt } from "./place";
import type { PlacedFault, Problem } from "./problem";
import { slipsIn } from "./typing-slips";

type WordingPage = {
  file: string;
  source: string;
  frontmatter: Pick<Frontmatter, "title" | "description" | "sidebarLabel">;
  ledger: Ledger;
};
/** What a page says in a way that these docs don't: its first sentence, headings, link texts, pictures without words, and filler. */
export function checkWording({ file, source, frontmatter, ledger }: WordingPage): Problem[] {
  const problems = [
    ...frontmatterProblems(frontmatter, source),
    ...echoProblems(frontmatter.description, ledger.flow),
    ...levelProblems(ledger.flow),
    ...ledger.flow.flatMap((mark) => {
      if (mark.is === "heading") return caseProblems(mark.plain, mark.text, mark.line);
      if (mark.is === "link") return linkProblems(mark.text, mark.line);
      if (mark.is === "image") return altProblems(mark);
      return mark.is === "text" ? wordProblems(mark.text, mark.line) : [];
    }),
  ];
  return problems.map((problem) => ({ file, ...problem }));
}

function frontmatterProblems(frontmatter: WordingPage["frontmatter"], source: string): PlacedFault[] {
  return (["title", "description", "sidebarLabel"] as const).flatMap((field) => {
    const text = frontmatter[field];
    if (text === undefined) return [];
    const line = lineOfField(source, field);
    const slips = slipsIn(text).map((slip) => ({ line, ...slip }));
    return [...wordProblems(text, line), ...slips, ...(field === "title" ? caseProblems(text, text, line, "") : [])];
  });
}

/** The description stands above the text: a first sentence that has two thirds of its words from there says it once more. */
function echoProblems(description: string, flow: readonly Mark[]): PlacedFault[] {
  const begin = flow.findIndex(({ is }) => is === "text");
  const end = flow.findIndex(({ is }, at) => at > begin && (is === "block" || is === "heading"));
  const opening = flow.slice(begin, end < 0 ? undefined : end);
  const [sentence = ""] = opening
    .flatMap((mark) => (mark.is === "text" ? mark.text : []))
    .join("")
    .split(/(?<=[.:!?])\s/);
  const wordsOf = (text: string) => new Set(tokensOf(text).flatMap(stemsOf).filter(isTelling));
  const [said, again] = [wordsOf(description), wordsOf(sentence)];
  const shared = [...again].filter((word) => said.has(word)).length;
  if (again.size < 4 || shared / again.size < 2 / 3) return [];
  return [
    {
      line: opening[0]?.line,
      what: "The first sentence says what the description says, which stands above it.",
      cure: "Say something new: when a reader needs this, what it takes, or what it changes. Or begin with the next sentence.",
    },
  ];
}

function levelProblems(flow: readonly Mark[]): PlacedFault[] {
  const problems: PlacedFault[] = [];
  let above = 1;
  for (const mark of flow) {
    if (mark.is !== "heading") continue;
    if (mark.level > above + 1) {
      problems.push({
        line: mark.line,
        what: `The heading "${mark.text}" skips a level: ${mark.level} comes after ${above}.`,
        cure: `Write ${"#".repeat(above + 1)} ${mark.text}.`,
      });
    }
    above = mark.level;
  }
  return problems;
}

/** A word as an expression that finds it; it may have signs: "C++". */
const asWritten = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What is typed or named as it is, also at the beginning of a heading. */
const smallNames = new Set(["curl", "devlog", "jq", "npm", "npx"]);

/**
 * Sentence case: a capital at the beginning and in names, nowhere else. Whoever gave a name a capital inside it, as in
 * `macOS`, meant its small first letter as well; what is quoted or a label is written as it stands elsewhere. `typed` is the cure of
 * what is typed, which a title of the frontmatter can't have.
 */
export function caseProblems(
  plain: string,
  shown: string,
  line: number | undefined,
  typed = ", or put what is typed into backticks",
): PlacedFault[] {
  const names = [...properNames, site.name].toSorted((a, b) => b.length - a.length);
  const rest = names.reduce(
    (text, name) => text.replaceAll(new RegExp(`(?<!\\w)${asWritten(name)}(?!\\w)`, "g"), "`"),
    plain.replace(/“[^”]*”|"[^"]*"/g, "`").trim(),
  );
  const words = rest.split(/\s+/);
  const [first = ""] = words;
  const ofNames = "properNames in content/voice.ts";
  if (/^[a-z][^A-Z]*$/.test(first) && !smallNames.has(first)) {
    return [
      {
        line,
        what: `The heading "${shown.trim()}" begins with a small letter.`,
        cure: `Write "${first.charAt(0).toUpperCase()}${first.slice(1)}"${typed}; if it is a name, add it to ${ofNames}.`,
      },
    ];
  }
  return words.slice(1).flatMap((word, at) => {
    const before = words[at] ?? "";
    const isFirst = /[.:?!]$/.test(before) || (at === 0 && !/[\p{L}\p{N}`]/u.test(before));
    if (isFirst || !/^[(“"]?(?!I[’'])[A-Z][a-z’']+\W*$/.test(word)) return [];
    return [
      {
        line,
        what: `The heading "${shown.trim()}" has a capital in "${word}".`,
        cure: `Write "${word.toLowerCase()}"; if it is a name, add it to ${ofNames}.`,
      },
    ];
  });
}

/** Texts that say where the finger goes and not where the link leads. */
const emptyLinkTexts =
  /^(?:(?:click |tap |see |read |look )?(?:here|there|this|that|it|more|link|details|learn more|read on)|(?:this|that|the) (?:page|link|guide|section|article|document)|https?:\/\/\S+)[.!]?$|\bclick\b/i;

/** What is wrong with the words of a link, in the line that is given. */
export function linkProblems(text: string, line: number | undefined): PlacedFault[] {
  if (text.trim() === "")
    return [{ line, what: "A link without a text.", cure: "Write what it leads to between the brackets." }];
  if (!emptyLinkTexts.test(text.trim())) return [];
  return [
    {
      line,
      what: `The link text "${text.trim()}" does not name its target.`,
      cure: "Write what the reader finds there, such as the target's title.",
    },
  ];
}

/** What editors write in the place of a description: a word for any picture, or a file's name. */
const placeholders =
  /^(?:an? |the )?(?:image|img|picture|photo|screenshot|diagram|drawing|figure|alt(?:ernative)? text|alt|description)\.?$|^\S+\.(?:svg|png|jpe?g|gif|webp)$/i;

function altProblems({ alt, src, line }: Extract<Mark, { is: "image" }>): PlacedFault[] {
  const drawing = drawingOf(src);
  const cure = `Say what it shows: ${drawing === undefined ? "![What it shows](…)" : 'label="What it shows"'}.`;
  const said = alt.trim();
  if (said === "") return [{ line, what: "A picture without a description.", cure }];
  if (placeholders.test(said) || said === (drawing ?? path.parse(src).name))
    return [{ line, what: `The description of a picture is "${said}", which does not describe it.`, cure }];
  const opening = /^(?:image|picture|photo|screenshot|diagram|drawing) (?:of|showing)\b/i.exec(alt)?.[0];
  if (!opening) return [];
  return [
    {
      line,
      what: `The description of a picture begins with "${opening}".`,
      cure: "Say only what it shows; that it is a picture is known.",
    },
  ];
}

/** Finds each of some words, whatever its capitals; a space in one stands for any space. */
export function patternOf(words: readonly string[]): RegExp {
  const forms = words.map((word) => asWritten(word).replaceAll(" ", "\\s+"));
  return new RegExp(`(?<![\\w-])(?:${forms.join("|")})(?![\\w-])`, "gi");
}

const fillerWords = patternOf(Object.keys(filler));

/** The words of a text that these docs don't say; `line` is that of its first. */
export function wordProblems(text: string, line: number | undefined): PlacedFault[] {
  return [...text.matchAll(fillerWords)].map((match) => {
    const word = match[0].replace(/\s+/g, " ");
    const linesBefore = lineAt(text, match.index) - 1;
    return {
      line: line === undefined ? undefined : line + linesBefore,
      what: `These docs don't say "${word}".`,
      cure: filler[word.toLowerCase()] ?? "Leave it out.",
    };
  });
}

import type { Random } from "@/lib/chance/random";
import { codeBlock } from "./code";
import type { Corpus } from "./corpus";
import type { PlannedPage } from "./plan";

/** The source of a page of about a thousand words: sections with paragraphs, code, a table, steps, tabs, and links to other pages. */
export function writePage(page: PlannedPage, others: readonly PlannedPage[], corpus: Corpus, random: Random): string {
  const write = new Writer(corpus, random);
  const links = Array.from({ length: 6 }, () => random.pick(others)).filter(({ slug }) => slug !== page.slug);
  const sections = [
    write.paragraphs(2),
    write.section(write.paragraphs(2), write.linkTo(links[0]), codeBlock(random, corpus)),
    write.section(write.paragraph(), write.table(), write.paragraph()),
    write.section(write.paragraph(), write.steps(), write.callout()),
    write.section(
      write.paragraphs(2),
      write.subsection(write.paragraph(), write.list()),
      write.subsection(write.paragraph(), codeBlock(random, corpus)),
    ),
    random.next() < 0.5 ? write.section(write.paragraph(), write.tabs()) : "",
    random.next() < 0.7 ? write.section(write.paragraphs(2), codeBlock(random, corpus), write.linkTo(links[1])) : "",
    write.section(write.paragraphs(3), write.list(), write.linkTo(links[2])),
  ];
  return [frontmatter(page, write.description(), links.slice(3)), ...sections.filter(Boolean), ""].join("\n\n");
}

function frontmatter(
  { title, sidebarLabel }: PlannedPage,
  description: string,
  related: readonly PlannedPage[],
): string {
  const slugs = [...new Set(related.map(({ slug }) => slug))].filter(Boolean);
  return [
    "---",
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    "type: explanation",
    ...(sidebarLabel === undefined ? [] : [`sidebarLabel: ${JSON.stringify(sidebarLabel)}`]),
    `related: ${JSON.stringify(slugs)}`,
    "---",
  ].join("\n");
}

/** The longer words, but for parts of an address, whose host is held to those that pages may name, and behind an article. */
const variable = /(?<![./@:-]|\b[Aa]n?\s\**)\b[a-z]{5,}\b(?!'|[./@:-][\w/])/g;

/** Writes pieces of text that look like the real pages and are like none of them. */
class Writer {
  readonly #corpus: Corpus;
  readonly #random: Random;
  readonly #last = new Map<readonly string[], string>();

  constructor(corpus: Corpus, random: Random) {
    this.#corpus = corpus;
    this.#random = random;
  }

  /** 110 to 160 characters, as the site demands. */
  description(): string {
    let text = "";
    while (text.length < 110) text = once(`${text} ${this.#word()}`.trim());
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  }

  section(...parts: string[]): string {
    return [`## ${this.#heading()}`, ...parts].filter(Boolean).join("\n\n");
  }

  subsection(...parts: string[]): string {
    return [`### ${this.#heading()}`, ...parts].join("\n\n");
  }

  paragraphs(count: number): string {
    return Array.from({ length: count }, () => this.paragraph()).join("\n\n");
  }

  paragraph(): string {
    return Array.from({ length: this.#random.between(2, 4) }, () => this.#sentence()).join("\n");
  }

  list(): string {
    return Array.from({ length: this.#random.between(3, 5) }, () => this.#vary(this.#pick(this.#corpus.items))).join(
      "\n",
    );
  }

  table(): string {
    const [header = "", rule = "", ...rows] = this.#random.pick(this.#corpus.tables);
    return [header, rule, ...rows.slice(0, 10).map((row) => this.#vary(row))].join("\n");
  }

  steps(): string {
    const steps = Array.from({ length: this.#random.between(3, 5) }, (_, index) => `${index + 1}. ${this.#sentence()}`);
    return ["<Steps>", ...steps, "</Steps>"].join("\n\n");
  }

  callout(): string {
    return `> [!${this.#random.pick(["NOTE", "TIP", "WARNING"])}]\n> ${this.#sentence()}`;
  }

  tabs(): string {
    const tabs = ["App", "CLI", "API"].map((label) => `<Tab label="${label}">\n\n${this.paragraph()}\n\n</Tab>`);
    return ['<Tabs group="surface">', ...tabs, "</Tabs>"].join("\n");
  }

  linkTo(page: PlannedPage | undefined): string {
    if (!page) return "";
    return `${this.#sentence()}\nTo read on, see [${page.title}](/docs/${page.slug}${page.slug === "" ? "" : "/"}).`;
  }

  #heading(): string {
    const words = Array.from({ length: this.#random.between(2, 5) }, () => this.#word()).join(" ");
    return once(words.charAt(0).toUpperCase() + words.slice(1));
  }

  #sentence(): string {
    return this.#vary(this.#pick(this.#corpus.sentences));
  }

  /** One of the texts, and not the one before: what stands twice in a row, no check lets pass. */
  #pick(texts: readonly string[]): string {
    const text = this.#random.pick(texts);
    if (text === this.#last.get(texts)) return this.#pick(texts);
    this.#last.set(texts, text);
    return text;
  }

  #word(): string {
    return this.#random.pick(this.#corpus.words);
  }

  /** Every fourth of the longer words becomes another one, but for the one before; what stands in code stays. */
  #vary(text: string): string {
    return text
      .split(/(`[^`]*`)/)
      .map((part) =>
        part.startsWith("`")
          ? part
          : once(part.replace(variable, (word) => (this.#random.next() < 0.25 ? this.#word() : word))),
      )
      .join("");
  }
}

/** A text without the second of two words that are the same, which no check lets pass. */
function once(text: string): string {
  return text.replace(/\b(\p{L}+)\s\1\b/giu, "$1");
}

/** What one page holds, as found in its compiled HTML. Lines count from 1 in the page's file. */
export type Ledger = {
  headings: Heading[];
  ids: string[];
  /** `code` is what a link's words are, where they are code alone. */
  links: { href: string; code?: string | undefined; line?: number | undefined }[];
  images: { src: string; line?: number | undefined }[];
  flow: Mark[];
  code: CodeFence[];
  /** What stands in backticks inside a sentence. */
  inlineCode: { text: string; line?: number | undefined }[];
  /** Where an element stood for nothing, for a mistake that is told: what it would have brought, ids too, nobody knows. */
  isPart?: true;
};

/** What a reader meets, in order; text that is typed or returned (code, keys) is left out. */
export type Mark = { line?: number | undefined } & (
  | { is: "heading"; level: number; text: string; plain: string }
  | { is: "link"; text: string }
  | { is: "image"; alt: string; src: string }
  | { is: "block"; name: string }
  | { is: "text"; text: string }
  /**
   * A block's text as a whole, in which what is typed or escaped is literal: see `lib/mdx/literal.mjs`. That of a title,
   * a label, or a caption is plain: nothing in it is Markdown.
   */
  | { is: "run"; text: string; isPlain?: true }
);

export type Heading = { level: number; id: string; text: string; line?: number | undefined };

/** A fenced block as written: language and options, `""` where there are none. Its text begins on the line after `line`. */
export type CodeFence = { lang: string; meta: string; text: string; line?: number | undefined };

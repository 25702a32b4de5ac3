import type { RootContent } from "mdast";

/** An attribute's rule, as in `lib/mdx/words.mjs`: required, optional, or one of a list. */
type AttributeRule = boolean | readonly (string | boolean)[];

/**
 * A self-closing element that a page writes for something that is known elsewhere. It is replaced when the page is
 * compiled, so that HTML, Markdown twin, and search hold the words themselves.
 */
export type Resolver = {
  attributes: Record<string, AttributeRule>;
  /** The element's content as Markdown (GFM), or as nodes where ids or words of the site are needed. */
  resolve: (attributes: Record<string, string>) => string | RootContent[];
};

/** Thrown by a resolver for a value it does not know; the page's writer reads both sentences. */
export class UnresolvedError extends Error {
  readonly cure: string;

  constructor(what: string, cure: string) {
    super(what);
    this.name = "UnresolvedError";
    this.cure = cure;
  }
}

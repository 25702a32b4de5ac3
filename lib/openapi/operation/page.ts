import type { ApiDocument } from "../document/read";

/** What comes into the page that is being described: bounds, so that no document makes a page without end. */
export type PageBounds = {
  /** Rows of properties that may still be drawn. */
  rows: number;
  /** Characters of HTML that may still be drawn, about. */
  characters: number;
};

/** Which way a body goes: a request leaves out what is read-only, a response what is write-only. */
export type Direction = "request" | "response";

/** One page while it is being described. */
export type PageDraft = {
  document: ApiDocument;
  bounds: PageBounds;
  direction: Direction;
  /** Makes an id unique in the page. */
  unique: (id: string) => string;
  /** Components that are shown once and referred to afterwards: whole responses and header fields, by pointer. */
  shown: Map<string, { id: string; title: string }>;
};

export const pageBounds = { rows: 600, characters: 240_000, depth: 6 } as const;

/** A page with nothing on it yet. */
export function draftPage(document: ApiDocument): PageDraft {
  return {
    document,
    bounds: { rows: pageBounds.rows, characters: pageBounds.characters },
    direction: "request",
    unique: uniqueIds(),
    shown: new Map(),
  };
}

/** Gives each id once: the second `a` becomes `a-2`, the same in every build. */
export function uniqueIds(): (id: string) => string {
  const given = new Map<string, number>();
  const unique = (id: string): string => {
    const count = (given.get(id) ?? 0) + 1;
    given.set(id, count);
    return count === 1 ? id : unique(`${id}-${count}`);
  };
  return unique;
}

/**
 * A name as a step of an id: letters and digits of any language, `_ - $` and dots stay; the rest becomes a hyphen.
 * @example idStep("Idempotency-Key") // "Idempotency-Key"
 */
export function idStep(name: string): string {
  return name.replace(/[^\p{L}\p{N}_.$-]+/gu, "-") || "-";
}

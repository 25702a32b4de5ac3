import type { Section } from "@/lib/routing/section";
import type { DocsHref } from "@/lib/routing/slug";
import { type Place, readArticle } from "./article";
import type { Kind } from "./kinds";
import type { IndexedRecord, Role } from "./packed";
import { isIdentifier } from "./pasted";
import { messageKey } from "./query";

/** A page as the search must know it. */
export type SearchedPage = {
  href: DocsHref;
  section: Section;
  title: string;
  kind: "Guide" | "Command" | "Operation";
  role: Role;
  /** Other names of the page: what its sidebar calls it, its method and path. */
  names: string[];
  /** What its writer says that it is looked for by. */
  keywords: string[];
  /** The HTML of its article. */
  html: string;
};

/** What identifiers are that have a heading of their own, and what else they are called. */
export type KnownNames = ReadonlyMap<string, { kind: Kind; names: readonly string[] }>;

/** A record with what it says, which the index holds by word. */
export type SearchRecord = IndexedRecord & { terms: string[]; text: string };

/**
 * The records of pages, each page's own first. `known` says what identifiers are that have a heading of their own:
 * error codes and events. Fields that say the same on several operations are one record, the first.
 */
export function recordsOf(pages: readonly SearchedPage[], known: KnownNames): SearchRecord[] {
  const records: SearchRecord[] = [];
  const said = new Set<string>();
  const places = new Map<SearchRecord, Place>();
  for (const [number, page] of pages.entries()) {
    const kept = new Map<number, number>();
    for (const [index, place] of readArticle(page.html).entries()) {
      const parent = place.parent === undefined ? undefined : kept.get(place.parent);
      const kind = kindOf(place, page, known);
      const says = `${kind} ${place.title}\n${place.text}`;
      if (kind === undefined || (isRepeatable(place, kind) && said.has(says))) {
        // A row that names nothing, or says what was said before, is a part of its section.
        const section = parent === undefined ? undefined : records[parent];
        if (section && kind === undefined) section.text += `\n${place.title}\n${place.text}`;
        // What stands under it stands under what it stood under.
        if (parent !== undefined) kept.set(index, parent);
        continue;
      }
      said.add(says);
      kept.set(index, records.length);
      const record = { ...recordOf(place, page, kind, known), page: number, parent };
      records.push(record);
      places.set(record, place);
    }
  }
  return withListed(records, places);
}

/**
 * An identifier that nothing is called by belongs to the section whose table explains it, and an error that no table
 * has to the section that shows it.
 */
function withListed(records: SearchRecord[], places: ReadonlyMap<SearchRecord, Place>): SearchRecord[] {
  const called = new Set(records.flatMap(({ title, names }) => [title, ...names]));
  const isLeft = (code: string) => isIdentifier(code) && !code.includes(" ") && !called.has(code);
  const messages = new Set(records.flatMap(({ kind, title }) => (kind === "Message" ? [messageKey(title)] : [])));
  const isNew = (error: string) => !messages.has(messageKey(error));
  return records.map((record) => {
    const { listed = [], printed = [] } = places.get(record) ?? {};
    const left = [...listed.filter(isLeft), ...printed.filter(isNew)];
    return left.length > 0 ? { ...record, names: [...record.names, ...left] } : record;
  });
}

function recordOf(place: Place, page: SearchedPage, kind: Kind, known: KnownNames) {
  const { id, text, terms } = place;
  if (place.is === "page") return { id, title: page.title, kind, names: page.names, terms, text };
  const others = place.is === "heading" ? (known.get(place.title)?.names ?? []) : [];
  return { id, title: place.title, kind, names: [...otherNamesOf(place.title, kind), ...others], terms, text };
}

/** Fields of answers, and rows without an address of their own, are the same in many places. */
const isRepeatable = ({ is }: Place, kind: Kind) =>
  is !== "page" && is !== "heading" && (kind === "Field" || kind === "Scope");

const columns: Readonly<Record<string, Kind>> = {
  Argument: "Argument",
  Code: "Exit code",
  Event: "Event",
  Field: "Field",
  Flag: "Flag",
  "Header field": "Field",
  Message: "Message",
  Parameter: "Field",
  Scope: "Scope",
  Setting: "Setting",
  Variable: "Variable",
  "What you see": "Message",
  error: "Error",
};

/** What a place is; nothing of its own, where it is a row of a table that explains other things. */
function kindOf({ is, title }: Place, page: SearchedPage, known: KnownNames): Kind | undefined {
  if (is === "page") return page.kind;
  if (is === "heading") return known.get(title)?.kind ?? page.kind;
  // What a page only shows is no fact.
  if (page.role === "sample") return undefined;
  if (is === "field") return title.includes(".") ? "Event" : "Field";
  return columns[is];
}

/**
 * What else a heading or a row is called: each flag of `-t, --tag TAG` by itself, an exit code with what it is.
 * @example otherNamesOf("-t, --tag TAG", "Flag") // ["-t", "--tag"]
 */
export function otherNamesOf(title: string, kind: Kind): string[] {
  if (kind === "Exit code") return [`exit code ${title}`, `exit ${title}`];
  return title.match(/(?<![\w-])--?[a-z][\w-]*/g) ?? [];
}

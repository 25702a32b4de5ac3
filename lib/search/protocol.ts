import type { Section } from "@/lib/routing/section";
import type { Kind } from "./kinds";
import type { PackedIndex } from "./packed";

/** The published index. */
export type IndexFile = { index: PackedIndex; synonyms: string };

/** The published texts of a page, in the order of its records. */
export type TextsFile = { version: string; texts: string[] };

/** A text in pieces, every second of which is marked; the first may be empty. */
export type Pieces = string[];

/** What the dialog asks the thread. */
export type Question = { id: number; text: string; near: Section; only?: Section | undefined };

/** A result as it is shown. */
export type Result = { href: string; kind: Kind; title: Pieces; trail: Pieces[] };

/** What a result quotes, and the words for the browser to mark in the page. */
export type Quote = { pieces: Pieces; fragment: string };

/** What the thread is told: the published index, once, and questions. */
export type ToThread = { index: string } | Question;

/** How many results are shown. */
export const mostResults = 15;

/** What is heard of the thread: that it has the index, results, what they quote when it is fetched, or that it failed. */
export type Reply =
  | { id: number; is: "results"; results: Result[]; nearest: string[] }
  | { id: number; is: "quotes"; quotes: (Quote | undefined)[] }
  | { is: "ready" }
  | { is: "failed" };

import { type Section, sectionHomes } from "@/lib/routing/section";
import { hrefOf } from "@/lib/routing/slug";
import type { Pieces, Quote, Result } from "@/lib/search/protocol";

/** A text as HTML. */
function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Pieces as HTML, every second one marked. */
function marked(pieces: Pieces): string {
  return pieces.map((piece, at) => (at % 2 === 0 ? escaped(piece) : `<mark>${escaped(piece)}</mark>`)).join("");
}

const optionId = (list: string, at: number) => `${list}-${at}`;

/** The results as options of a list box. Room is kept for what a result quotes, so that nothing moves when it comes. */
export function resultsHtml(list: string, results: readonly Result[]): string {
  return results
    .map(({ href, kind, title, trail }, at) => {
      const path = trail.map((step) => `<span>${marked(step)}</span>`).join(" ");
      return `<a role="option" tabindex="-1" aria-selected="false" id="${optionId(list, at)}" href="${escaped(href)}"><b>${marked(title)}</b> <small>${escaped(kind)}</small> ${path ? `<i>${path}</i> ` : ""}<q></q></a>`;
    })
    .join("");
}

/** A result's quote. */
export const quoteHtml = ({ pieces }: Quote) => marked(pieces);

/** Words to search for, as options: those that were searched for before, or those that are near. */
export function wordsHtml(list: string, words: readonly string[]): string {
  return words
    .map(
      (word, at) =>
        `<button type="button" role="option" tabindex="-1" aria-selected="false" id="${optionId(list, at)}" data-word="${escaped(word)}">${escaped(word)}</button>`,
    )
    .join("");
}

const homeOf = (section: Section, text: string) => `<a href="${hrefOf(sectionHomes[section])}">${text}</a>`;

/** Where to go on from a word that is like none. */
export const ways = ` Start from the ${homeOf("docs", "overview")}, the ${homeOf("cli", "command line")}, or the ${homeOf("api", "API")}.`;

/** What can be looked for. */
export const hint = "Type a word, a flag, an error code, or paste a whole error.";

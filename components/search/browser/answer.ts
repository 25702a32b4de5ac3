import { isModified } from "@/components/navigation/plain-click";
import { isOverlayEntry } from "@/lib/browser/overlay-entry";
import { sectionLabels } from "@/lib/routing/section";
import { mostResults, type Quote, type Result } from "@/lib/search/protocol";
import { hint, quoteHtml, resultsHtml, ways, wordsHtml } from "./draw";
import type { Frame } from "./frame";
import type { ListBox } from "./list-box";
import { markOnArrival, withoutWords } from "./mark-arrival";
import { keepSearch, recentSearches } from "./recent";

/** What a search shows below its field: a line that says what it is, and the list. */
export class Answer {
  private readonly frame: Frame;
  private readonly box: ListBox;
  private quotes: readonly (Quote | undefined)[] = [];
  /** The query whose results are shown. */
  private shown = "";

  constructor(frame: Frame, box: ListBox) {
    this.frame = frame;
    this.box = box;
  }

  say(html: string): void {
    const { status } = this.frame;
    if (status.innerHTML !== html) status.innerHTML = html;
  }

  clear(): void {
    this.say("");
    this.box.show("", false);
  }

  /** What an empty field is answered with. */
  showRecent(): void {
    const recent = recentSearches();
    this.say(
      recent.length > 0 ? 'Recent searches <button type="button" data-link="" data-clear="">Clear</button>' : hint,
    );
    this.showWords("Recent searches", recent);
  }

  showResults(results: readonly Result[], nearest: readonly string[]): void {
    const { input, list, scope } = this.frame;
    const section = scope();
    // Named, because what another section has as many of would be the same text, which a screen reader says once.
    const where = section ? ` in ${sectionLabels[section]}` : "";
    this.quotes = [];
    this.shown = input.value;
    // For whoever waits for the results of a query (the bench).
    list.dataset.shown = this.shown;
    if (results.length > 0) {
      const first = results.length === mostResults ? "First " : "";
      this.say(`${first}${results.length} ${results.length === 1 ? "result" : "results"}${where}`);
      list.setAttribute("aria-label", "Results");
      this.box.show(resultsHtml(list.id, results), true);
      return;
    }
    this.say(`<span>No results${where}.${nearest.length > 0 ? " Nearest:" : ways}</span>`);
    this.showWords("Nearest", nearest);
  }

  /** Words to search for, in a list that is called by what they are: none of them is a result. */
  private showWords(name: string, words: readonly string[]): void {
    const { list } = this.frame;
    list.setAttribute("aria-label", name);
    this.box.show(wordsHtml(list.id, words), false);
  }

  /** Puts into the results what they quote. */
  showQuotes(quotes: readonly (Quote | undefined)[]): void {
    this.quotes = quotes;
    for (const [at, option] of this.box.options.entries()) {
      const quote = quotes[at];
      const slot = option.querySelector("q");
      if (slot && quote) slot.innerHTML = quoteHtml(quote);
      const href = option.getAttribute("href");
      if (quote?.fragment && href && !href.includes(":~:")) {
        option.setAttribute("href", `${href}${href.includes("#") ? "" : "#"}:~:text=${quote.fragment}`);
      }
    }
  }

  /**
   * Keeps the search, and has the words of a clicked result marked where it leads. Returns whether that is in this tab;
   * whoever follows links, the router or the browser, follows it, but for a place of this page.
   */
  follow(result: HTMLAnchorElement, event: MouseEvent): boolean {
    keepSearch(this.shown);
    if (event.button === 1 || isModified(event)) return false;
    markOnArrival(result, this.quotes[this.box.options.indexOf(result)]?.fragment ?? "");
    // A place of this page takes the dialog's entry in the history, as another page does by the router. Whatever query
    // the address has, it keeps: with another, the page would be loaded.
    if (isOverlayEntry() && result.pathname === location.pathname) {
      // At its heading, as on another page: the browser's own mark would go on to the words.
      const place = window.docs?.live ? withoutWords(result.hash) : result.hash;
      if (place) {
        event.preventDefault();
        location.replace(place);
      } else result.hash = place;
    }
    return true;
  }
}

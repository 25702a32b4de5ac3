import { isOverlayEntry } from "@/lib/browser/overlay-entry";
import { watchDialog } from "@/lib/browser/watch-dialog";
import { sectionOf } from "@/lib/routing/section";
import { mostResults, type Quote, type Reply, type Result } from "@/lib/search/protocol";
import { indicatorDelay } from "@/lib/site/constants";
import { hint, quoteHtml, resultsHtml, ways, wordsHtml } from "./draw";
import { ask, listen, startThread } from "./engine-thread";
import { completeFrame } from "./frame";
import { ListBox } from "./list-box";
import { markOnArrival } from "./mark-arrival";
import { clearSearches, keepSearch, recentSearches } from "./recent";

/** Makes a search answer: a dialog, or a field in its place on a page. */
export function attachSearch(root: HTMLElement): void {
  const frame = completeFrame(root);
  if (!frame) return;
  const { input, list, panel, status, all, scope } = frame;
  const dialog = root instanceof HTMLDialogElement ? root : undefined;
  const isOpen = () => dialog?.open ?? root.dataset.open !== undefined;
  const box = new ListBox(frame, isOpen);
  let quotes: readonly (Quote | undefined)[] = [];
  let question = 0;
  let shown = "";
  let isReady = false;
  let isAnswered = true;
  /** Enter, pressed before the answer to what is typed came: it means that answer, not the one that stands there. */
  let early: KeyboardEvent | undefined;
  let late: ReturnType<typeof setTimeout> | undefined;

  const say = (html: string) => {
    if (status.innerHTML !== html) status.innerHTML = html;
  };

  /** Asks what is in the field now. */
  function update(): void {
    delete root.dataset.failed;
    clearTimeout(late);
    early = undefined;
    const text = input.value;
    isAnswered = text.trim() === "";
    if (isAnswered) {
      question = 0;
      const recent = recentSearches();
      say(recent.length > 0 ? 'Recent searches <button type="button" data-link data-clear>Clear</button>' : hint);
      box.show(wordsHtml(list.id, recent), false);
      return;
    }
    question = ask({ text, near: sectionOf(location.pathname), only: scope() });
    if (!isReady) late = setTimeout(() => say("Loading the search…"), indicatorDelay);
  }

  const stop = listen((reply: Reply) => {
    // A field in its place goes with its page.
    if (!root.isConnected) return stop();
    clearTimeout(late);
    isReady = reply.is !== "failed";
    if (reply.is === "failed") {
      root.dataset.failed = "";
      say("");
      return box.show("", false);
    }
    if (reply.is === "ready" || reply.id !== question) return;
    if (reply.is === "quotes") showQuotes(reply.quotes);
    else showResults(reply.results, reply.nearest);
  });

  function showResults(results: readonly Result[], nearest: readonly string[]): void {
    isAnswered = true;
    quotes = [];
    shown = input.value;
    // For whoever waits for the results of a query (the bench).
    list.dataset.shown = shown;
    if (results.length > 0) {
      const first = results.length === mostResults ? "First " : "";
      say(`${first}${results.length} ${results.length === 1 ? "result" : "results"}`);
      box.show(resultsHtml(list.id, results), true);
      if (early) box.take(early);
      return;
    }
    say(`<span>No results${scope() ? " here" : ""}.${nearest.length > 0 ? " Nearest:" : ways}</span>`);
    box.show(wordsHtml(list.id, nearest), false);
  }

  function showQuotes(found: readonly (Quote | undefined)[]): void {
    quotes = found;
    for (const [at, option] of box.options.entries()) {
      const quote = quotes[at];
      const slot = option.querySelector("q");
      if (slot && quote) slot.innerHTML = quoteHtml(quote);
      const href = option.getAttribute("href");
      if (quote?.fragment && href && !href.includes(":~:")) {
        option.setAttribute("href", `${href}${href.includes("#") ? "" : "#"}:~:text=${quote.fragment}`);
      }
    }
  }

  /** A link is followed by whoever follows links, the router or the browser; a word is searched for. */
  function take(option: HTMLElement, event: MouseEvent): void {
    if (!(option instanceof HTMLAnchorElement)) {
      input.value = option.dataset.word ?? "";
      again();
      return;
    }
    keepSearch(shown);
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    markOnArrival(option, quotes[box.options.indexOf(option)]?.fragment ?? "");
    // A place of this page takes the dialog's entry in the history, as another page does by the router. Whatever query
    // the address has, it keeps: with another, the page would be loaded.
    if (isOverlayEntry() && option.pathname === location.pathname && option.hash) {
      event.preventDefault();
      location.replace(option.hash);
    }
    // When the router has taken the click.
    setTimeout(close);
  }

  function enter(event: KeyboardEvent): void {
    if (isAnswered) box.take(event);
    else early = event;
  }

  function again(): void {
    startThread();
    update();
    input.focus();
  }

  function close(): void {
    dialog?.close();
    delete root.dataset.open;
    left();
  }

  /** Whoever leaves takes back what he has not got yet. */
  function left(): void {
    early = undefined;
    box.sayWhetherSeen();
  }

  function open(): void {
    if (!dialog) root.dataset.open = "";
    if (input.value.trim() === "") update();
    else box.sayWhetherSeen();
  }

  input.addEventListener("input", update);
  input.addEventListener("keydown", (event) => {
    const { key } = event;
    // What an input method takes is its own; of the Enter that ends a word, Safari says so by the code alone.
    if (event.isComposing || event.keyCode === 229) return;
    if (!/^(?:ArrowDown|ArrowUp|Enter)$/.test(key)) return;
    event.preventDefault();
    // Nothing is chosen, nor taken, of what is not seen.
    if (!isOpen()) open();
    else if (key === "ArrowDown") box.move(1);
    else if (key === "ArrowUp") box.move(-1);
    else enter(event);
  });
  // The cursor stays in the field, or a press on what can take no focus (in Safari, a button is that) would close all.
  panel.addEventListener("mousedown", (event) => event.preventDefault());
  // By arrow keys, the next one may be the one that is wanted: the focus stays among them.
  panel.addEventListener("change", () => (panel.matches(":has(:focus-visible)") ? update() : again()));
  root.addEventListener("click", (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const option = target.closest<HTMLElement>("[role=option]");
    if (option) take(option, event);
    else if (target.closest("[data-clear]")) {
      clearSearches();
      again();
    } else if (target.closest("[data-failure] button")) again();
  });
  if (dialog) {
    watchDialog(dialog, () => {
      if (dialog.open) {
        input.select();
        return open();
      }
      left();
      if (!scope()) return;
      // The next search is of everything again.
      all.checked = true;
      update();
    });
  } else {
    for (const type of ["focus", "input", "click"]) input.addEventListener(type, open);
    root.addEventListener("keydown", ({ key, isComposing }) => {
      if (key !== "Escape" || isComposing) return;
      input.focus();
      close();
    });
    root.addEventListener("focusout", ({ relatedTarget }) => {
      if (!root.contains(relatedTarget as Node | null)) close();
    });
  }
  open();
  again();
}

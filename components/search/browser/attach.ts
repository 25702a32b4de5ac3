import { Answer } from "./answer";
import { isComposing } from "./composing";
import { startThread } from "./engine-thread";
import { completeFrame } from "./frame";
import { Inquiry } from "./inquiry";
import { ListBox } from "./list-box";
import { type Opening, opensAsDialog, opensInPlace } from "./opens-as";
import { clearSearches } from "./recent";

/** Makes a search answer: a dialog, or a field in its place on a page. */
export function attachSearch(root: HTMLElement): void {
  const frame = completeFrame(root);
  if (!frame) return;
  const { input, panel, all, scope } = frame;
  const dialog = root instanceof HTMLDialogElement ? root : undefined;
  const isOpen = () => dialog?.open ?? root.dataset.open !== undefined;
  const box = new ListBox(frame, isOpen);
  const answer = new Answer(frame, box);
  /** Enter, pressed before the answer to what is typed came: it means that answer, not the one that stands there. */
  let early: KeyboardEvent | undefined;
  const inquiry = new Inquiry(frame, {
    waits: () => answer.say("Loading the search…"),
    fails: () => {
      root.dataset.failed = "";
      answer.clear();
    },
    results: (results, nearest) => {
      answer.showResults(results, nearest);
      if (early && results.length > 0) box.take(early);
    },
    quotes: (quotes) => answer.showQuotes(quotes),
  });

  function update(): void {
    delete root.dataset.failed;
    early = undefined;
    if (!inquiry.ask()) answer.showRecent();
  }

  function again(): void {
    startThread();
    update();
    input.focus();
  }

  function search(word: string): void {
    input.value = word;
    again();
  }

  function answerKey(event: KeyboardEvent): void {
    const { key } = event;
    if (document.activeElement !== input) return;
    if (isComposing(event) || !/^(?:ArrowDown|ArrowUp|Enter)$/.test(key)) return;
    event.preventDefault();
    // Nothing is chosen, nor taken, of what is not seen.
    if (!isOpen()) opening.open();
    else if (key !== "Enter") box.move(key === "ArrowDown" ? 1 : -1);
    else if (inquiry.isAnswered) box.take(event);
    else early = event;
  }

  const opening: Opening = {
    open: () => {
      if (!dialog) root.dataset.open = "";
      if (input.value.trim() === "") update();
      else box.sayWhetherSeen();
    },
    leave: () => {
      dialog?.close();
      delete root.dataset.open;
      // Leaving gives up an Enter that still waits for its answer.
      early = undefined;
      box.sayWhetherSeen();
    },
    reset: () => {
      if (!scope()) return;
      all.checked = true;
      update();
    },
  };

  input.addEventListener("input", update);
  // The focus that the page took away (components/boot/search.js) was given back within this key, which has another target.
  if (dialog) document.addEventListener("keydown", answerKey);
  else input.addEventListener("keydown", answerKey);
  // The cursor stays in the field, or a press on what can take no focus (in Safari, a button is that) would close all.
  panel.addEventListener("mousedown", (event) => event.preventDefault());
  // By arrow keys, the next one may be the one that is wanted: the focus stays among them.
  panel.addEventListener("change", () => (panel.matches(":has(:focus-visible)") ? update() : again()));
  root.addEventListener("click", (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const option = target.closest<HTMLElement>("[role=option]");
    if (option instanceof HTMLAnchorElement) {
      // When the router has taken the click.
      if (answer.follow(option, event)) setTimeout(opening.leave);
    } else if (option) search(option.dataset.word ?? "");
    else if (target.closest("[data-clear]")) {
      clearSearches();
      again();
    } else if (target.closest("[data-failure] button")) again();
  });
  if (dialog) opensAsDialog(dialog, input, opening);
  else opensInPlace(root, input, opening);
  opening.open();
  again();
}

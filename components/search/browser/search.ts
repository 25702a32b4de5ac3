import { Answer } from "./answer";
import { isComposing } from "./composing";
import { startThread } from "./engine-thread";
import type { Frame } from "./frame";
import { hear } from "./hear";
import { Inquiry } from "./inquiry";
import { ListBox } from "./list-box";
import { opensAsDialog, opensInPlace } from "./opens-as";
import { clearSearches } from "./recent";

/** A search that answers: a dialog, or a field in its place on a page. */
export class Search {
  private readonly frame: Frame;
  private readonly dialog: HTMLDialogElement | undefined;
  private readonly box: ListBox;
  private readonly answer: Answer;
  private readonly inquiry: Inquiry;
  /** Enter, pressed before the answer to what is typed came: it means that answer, not the one that stands there. */
  private early: KeyboardEvent | undefined;

  constructor(frame: Frame) {
    const { root } = frame;
    this.frame = frame;
    this.dialog = root instanceof HTMLDialogElement ? root : undefined;
    this.box = new ListBox(frame, () => this.isOpen());
    const answer = new Answer(frame, this.box);
    this.answer = answer;
    this.inquiry = new Inquiry(frame, {
      waits: () => answer.say("Loading the search…"),
      fails: () => {
        root.dataset.failed = "";
        answer.clear();
      },
      results: (results, nearest) => {
        answer.showResults(results, nearest);
        if (this.early && results.length > 0) this.box.take(this.early);
      },
      quotes: (quotes) => answer.showQuotes(quotes),
    });
  }

  /** Begins to answer, with what was typed before this script was there. The focus stays where the reader has it by then. */
  start(): void {
    this.listen();
    startThread();
    this.open();
    this.update();
    const last = window.docs?.key;
    if (last?.key === "Enter" && last.target === this.frame.input && !isComposing(last)) this.early = last;
  }

  open(): void {
    const { root, input } = this.frame;
    if (!this.dialog) root.dataset.open = "";
    // What failed may have been mended in the page's other search.
    if (input.value.trim() === "" || root.dataset.failed !== undefined) this.update();
    else this.box.sayWhetherSeen();
  }

  leave(): void {
    this.dialog?.close();
    delete this.frame.root.dataset.open;
    // Leaving gives up an Enter that still waits for its answer.
    this.early = undefined;
    this.box.sayWhetherSeen();
  }

  /** Has the next search begin with all sections. */
  reset(): void {
    const { all, scope } = this.frame;
    if (!scope()) return;
    all.checked = true;
    this.update();
  }

  private isOpen(): boolean {
    return this.dialog?.open ?? this.frame.root.dataset.open !== undefined;
  }

  private update(): void {
    delete this.frame.root.dataset.failed;
    this.early = undefined;
    if (!this.inquiry.ask()) this.answer.showRecent();
  }

  private again(): void {
    startThread();
    this.update();
    this.frame.input.focus();
  }

  private listen(): void {
    const { dialog } = this;
    const { root, input, panel, list } = this.frame;
    hear("input", input, () => this.update());
    // The focus that the page took away (components/boot/search.ts) was given back within this key, which has another target.
    hear("keydown", dialog ? document : input, (event) => this.answerKey(event));
    // The cursor stays in the field, or a press on what can take no focus (in Safari, a button is that) would close all.
    hear("mousedown", panel, (event) => event.preventDefault());
    // By arrow keys, the next one may be the one that is wanted: the focus stays among them.
    hear("change", panel, () => (panel.matches(":has(:focus-visible)") ? this.update() : this.again()));
    hear("click", root, (event) => this.answerClick(event));
    // The middle button's.
    hear("auxclick", list, (event) => event.button === 1 && this.answerClick(event));
    if (dialog) opensAsDialog(dialog, input, this);
    else opensInPlace(root, input, this);
  }

  private answerKey(event: KeyboardEvent): void {
    const { key } = event;
    if (document.activeElement !== this.frame.input) return;
    if (isComposing(event) || !/^(?:ArrowDown|ArrowUp|Enter)$/.test(key)) return;
    event.preventDefault();
    // Nothing is chosen, nor taken, of what is not seen.
    if (!this.isOpen()) this.open();
    else if (key !== "Enter") this.box.move(key === "ArrowDown" ? 1 : -1);
    else if (this.inquiry.isAnswered) this.box.take(event);
    else this.early = event;
  }

  private answerClick(event: MouseEvent): void {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const option = target.closest<HTMLElement>("[role=option]");
    if (option instanceof HTMLAnchorElement) {
      // When the router has taken the click.
      if (this.answer.follow(option, event)) setTimeout(() => this.leave());
    } else if (option) {
      this.frame.input.value = option.dataset.word ?? "";
      this.again();
    } else if (target.closest("[data-clear]")) {
      clearSearches();
      this.again();
    } else if (target.closest("[data-failure] button")) this.again();
  }
}

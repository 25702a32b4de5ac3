import type { Frame } from "./frame";

/** The list below a search's field: one of its options is chosen, and the field says which (ARIA's combo box). */
export class ListBox {
  private readonly frame: Frame;
  private readonly isOpen: () => boolean;
  private chosen = -1;

  constructor(frame: Frame, isOpen: () => boolean) {
    this.frame = frame;
    this.isOpen = isOpen;
    frame.list.addEventListener("pointermove", ({ target }) => {
      const at = this.options.findIndex((option) => option.contains(target as Node));
      if (at >= 0 && at !== this.chosen) this.choose(at);
    });
  }

  get options(): HTMLElement[] {
    return [...this.frame.list.children] as HTMLElement[];
  }

  /**
   * Shows other options, from the first; of results that is chosen, of words to search for none. In a dialog, nothing
   * asks where an option is after the change: that would lay out the page once more than its frame does.
   */
  show(html: string, isFirstChosen: boolean): void {
    const { list, root } = this.frame;
    if (list.scrollTop > 0) list.scrollTop = 0;
    list.innerHTML = html;
    list.hidden = html === "";
    this.chosen = -1;
    this.choose(isFirstChosen ? 0 : -1);
    // Below a field in its place, it may be out of sight.
    if (root.localName !== "dialog") this.bringIntoSight();
  }

  /** Says on the field whether there are options below it, and in sight, and if so, which is chosen. */
  sayWhetherSeen(): void {
    const { input } = this.frame;
    const isOpen = this.isOpen();
    input.setAttribute("aria-expanded", String(this.options.length > 0 && isOpen));
    const option = isOpen ? this.options[this.chosen] : undefined;
    if (option) input.setAttribute("aria-activedescendant", option.id);
    else input.removeAttribute("aria-activedescendant");
  }

  /** Chooses the next option or the one before; after the last comes the first. */
  move(step: 1 | -1): void {
    const { length } = this.options;
    if (length === 0) return;
    const from = this.chosen < 0 && step < 0 ? 0 : this.chosen;
    this.choose((from + step + length) % length);
    this.bringIntoSight();
  }

  /** Does what a click on the chosen option would do, with the same keys held. */
  take({ ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
    const click = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
    this.options[this.chosen]?.dispatchEvent(new MouseEvent("click", click));
  }

  private bringIntoSight(): void {
    this.options[this.chosen]?.scrollIntoView({ block: "nearest" });
  }

  private choose(at: number): void {
    const { options } = this;
    options[this.chosen]?.setAttribute("aria-selected", "false");
    options[at]?.setAttribute("aria-selected", "true");
    this.chosen = at;
    this.sayWhetherSeen();
  }
}

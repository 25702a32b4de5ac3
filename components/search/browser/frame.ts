import { type Section, sectionLabels } from "@/lib/routing/section";

/** The parts of a search. What only works with this script is put in by it, and is not in the page before. */
export type Frame = {
  root: HTMLElement;
  input: HTMLInputElement;
  panel: HTMLElement;
  status: HTMLElement;
  list: HTMLElement;
  /** The choice of all sections. */
  all: HTMLInputElement;
  /** The section that is searched, or all of them. */
  scope: () => Section | undefined;
};

const scopes = [["", "All"], ...Object.entries(sectionLabels)];

let count = 0;

/** Completes a search's HTML. */
export function completeFrame(root: HTMLElement): Frame | undefined {
  const input = root.querySelector("input");
  if (!input) return undefined;
  // The page may have been kept, and drawn again, as it was with another search.
  root.querySelector("[data-panel]")?.remove();
  delete root.dataset.open;
  const id = `search-list-${++count}`;
  const radios = scopes.map(
    ([value, label], at) =>
      `<label><input type=radio name=${id}-scope value="${value}"${at === 0 ? " checked" : ""}>${label}</label>`,
  );
  const panel = document.createElement("div");
  panel.dataset.panel = "";
  panel.innerHTML = `<div data-scopes role=radiogroup aria-label="Search in">${radios.join("")}</div><div data-status role=status></div><div data-list role=listbox tabindex=-1 id=${id}></div><div data-keys aria-hidden=true><span><kbd>↑</kbd><kbd>↓</kbd> choose</span><span><kbd>↵</kbd> open</span><span><kbd>Esc</kbd> close</span></div>`;
  root.append(panel);
  for (const [name, value] of Object.entries({
    role: "combobox",
    "aria-expanded": "false",
    "aria-controls": id,
    "aria-autocomplete": "list",
    "aria-haspopup": "listbox",
  })) {
    input.setAttribute(name, value);
  }
  root.dataset.attached = "";
  const part = (name: string) => panel.querySelector(`[data-${name}]`) as HTMLElement;
  return {
    root,
    input,
    panel,
    status: part("status"),
    list: part("list"),
    all: panel.querySelector("input") as HTMLInputElement,
    scope: () => (panel.querySelector<HTMLInputElement>("input:checked")?.value || undefined) as Section | undefined,
  };
}

import { add, all, docs, on, root } from "./docs";

/*
 * Opens the search dialog by its buttons and keys from the first moment on, and fetches what answers in it when a reader
 * reaches for a search: all three files at once, since each waits for the line once.
 */
let script: HTMLScriptElement | undefined;
let isBeside: boolean;
if (/^(Mac|iP)/.test(navigator.platform)) root.dataset.mac = "";

/** Nothing while the page comes, which is said where it matters. */
const find = () => all("dialog[data-search]")[0] as HTMLDialogElement;

const load = (search: HTMLElement | false | null | undefined) => {
  if (!search || script) return;
  delete search.dataset.failed;
  script = add("script", {
    // Firefox asks no second time for a module that it could not have: behind Retry, its address ends in another number,
    // which no host and no cache sees.
    src: SEARCH + Math.random(),
    // Of these, a browser takes no page that a network, asking to sign in first, answers in its place: that is an error.
    type: "module",
    onerror: () => {
      // It returns nothing.
      script = thread.terminate() as undefined;
      search.dataset.failed = "";
    },
  });
  // Retry goes with its message.
  (search.querySelector("input") as HTMLElement).focus();
  const index = fetch(INDEX);
  const thread: Worker & { failed?: true } = new Worker(WORKER);
  thread.onerror = () => {
    thread.failed = true;
  };
  // Whoever takes it says what went wrong.
  index.catch(() => {});
  docs.search = { thread, index };
};

const open = (event: Event) => {
  const dialog = find();
  // A button that has come before its dialog is a link.
  if (!dialog) return;
  event.preventDefault();
  // First: opening takes 12 ms, since the rest of the page becomes inert.
  load(dialog);
  if (!dialog.open) dialog.showModal();
};

on("click", (event) => {
  const { target } = event;
  if (target.closest("[data-search-open]")) open(event);
  else if ((target === find() && isBeside) || target.closest("[data-close]")) find().close();
  else load(target.closest<HTMLElement>("[data-search]"));
});
// The backdrop is the dialog itself. A click that only ends there, or whose button went away under it, is the dialog's too.
// The second click of two on the button that opened it means nothing, and no press on it takes the focus from the field.
on("mousedown", (event) => {
  const isDialog = event.target === find();
  if (isDialog) event.preventDefault();
  isBeside = isDialog && event.detail < 2;
});
// Its field, and not the button that would go with the message of which it is a part.
on("focusin", ({ target }) => load(target.closest?.("[data-search]:has(input:focus)")));
// A button is held for 80 ms before it is a click.
on("pointerdown", ({ target }) => load(target.closest("[data-search-open]") && find()));
on("keydown", (event) => {
  const { key, code, target } = event;
  docs.key = event;
  // A page that reaches the place which its address names takes the focus from what was opened before: no key is lost.
  if (!target.closest?.("dialog")) all("[open][data-search] input")[0]?.focus();
  if (event.altKey) return;
  // With Shift it is the browser's: Firefox's console.
  // Extensions fill in forms with keys that have no name. Where letters are not Latin, it is the key in the place of K.
  if (
    event.ctrlKey || event.metaKey
      ? /^(Key)?k$/i.test(key > "~" ? code : key) && !event.shiftKey
      : key === "/" && !target.closest?.("input:not([type=radio]),textarea,select,[contenteditable]")
  )
    open(event);
});

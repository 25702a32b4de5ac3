import { sectionOf } from "@/lib/routing/section";
import type { Quote, Reply, Result } from "@/lib/search/protocol";
import { indicatorDelay } from "@/lib/site/constants";
import { quoteHtml, resultsHtml, wordsHtml } from "./draw";
import { ask, listen, startThread } from "./engine-thread";
import { completeFrame } from "./frame";
import { markOnArrival } from "./mark-arrival";
import { clearSearches, keepSearch, recentSearches } from "./recent";

/** Makes a search answer: a combo box with a list of results. */
export function attachSearch(root: HTMLElement): void {
  const frame = completeFrame(root);
  if (!frame) return;
  const { input, list, panel, status, scope } = frame;
  const dialog = root instanceof HTMLDialogElement ? root : undefined;
  let results: Result[] = [];
  let quotes: (Quote | undefined)[] = [];
  let question = 0;
  let shown = "";
  let isReady = false;
  let isLate: ReturnType<typeof setTimeout> | undefined;
  let chosen = -1;

  const options = () => [...list.children] as HTMLElement[];
  const say = (html: string) => {
    if (status.innerHTML !== html) status.innerHTML = html;
  };

  function choose(at: number): void {
    const all = options();
    chosen = all.length === 0 ? -1 : (at + all.length) % all.length;
    for (const [number, option] of all.entries()) option.setAttribute("aria-selected", String(number === chosen));
    const option = all[chosen];
    if (option) input.setAttribute("aria-activedescendant", option.id);
    else input.removeAttribute("aria-activedescendant");
    option?.scrollIntoView({ block: "nearest" });
  }

  function show(html: string, first: number): void {
    list.innerHTML = html;
    list.hidden = html === "";
    input.setAttribute("aria-expanded", String(html !== ""));
    list.scrollTop = 0;
    panel.scrollTop = 0;
    choose(first);
  }

  function showRecent(): void {
    question = 0;
    results = [];
    const recent = recentSearches();
    say(recent.length > 0 ? 'Recent searches <button type="button" data-clear>Clear</button>' : hint);
    show(wordsHtml(list.id, recent), -1);
    if (list.children.length === 0) input.removeAttribute("aria-activedescendant");
  }

  function update(): void {
    delete root.dataset.failed;
    clearTimeout(isLate);
    const text = input.value;
    if (text.trim() === "") {
      showRecent();
      return;
    }
    question = ask({ text, near: sectionOf(location.pathname), only: scope() });
    if (!isReady) isLate = setTimeout(() => say("<span data-wait>Loading the search…</span>"), indicatorDelay);
  }

  const stop = listen((reply: Reply) => {
    if (!root.isConnected) {
      stop();
      return;
    }
    clearTimeout(isLate);
    if (reply.is === "failed") {
      root.dataset.failed = "";
      say("");
      show("", -1);
      return;
    }
    isReady = true;
    if (reply.is === "ready" || reply.id !== question) return;
    if (reply.is === "quotes") return showQuotes(reply.quotes);
    results = reply.results;
    quotes = [];
    shown = input.value;
    list.dataset.shown = shown;
    if (results.length > 0) {
      say(`<span data-count>${results.length} ${results.length === 1 ? "result" : "results"}</span>`);
      return show(resultsHtml(list.id, results), 0);
    }
    say(`No results${scope() ? " here" : ""}.${reply.nearest.length > 0 ? " Nearest:" : ""}`);
    show(wordsHtml(list.id, reply.nearest), -1);
  });

  function showQuotes(found: readonly (Quote | undefined)[]): void {
    quotes = [...found];
    for (const [at, option] of options().entries()) {
      const quote = quotes[at];
      const slot = option.querySelector("q");
      if (slot && quote) slot.innerHTML = quoteHtml(quote);
      const href = option.getAttribute("href");
      if (quote?.fragment && href && !href.includes(":~:")) {
        option.setAttribute("href", `${href}${href.includes("#") ? "" : "#"}:~:text=${quote.fragment}`);
      }
    }
  }

  /** Goes where an option leads. A link is followed by whoever follows links: the router, or the browser. */
  function take(option: HTMLElement | undefined): void {
    if (!option) return;
    const { word } = option.dataset;
    if (word === undefined) return;
    input.value = word;
    input.focus();
    update();
  }

  input.addEventListener("input", update);
  panel.addEventListener("change", () => {
    update();
    input.focus();
  });
  input.addEventListener("keydown", (event) => {
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      choose(key === "ArrowDown" ? chosen + 1 : chosen < 0 ? -1 : chosen - 1);
    } else if (key === "Enter" && !event.isComposing) {
      event.preventDefault();
      const { ctrlKey, metaKey, shiftKey } = event;
      options()[Math.max(chosen, 0)]?.dispatchEvent(
        new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
      );
    } else if (key === "Escape" && !dialog) {
      close();
    }
  });
  list.addEventListener("pointermove", ({ target }) => {
    const at = options().findIndex((option) => option.contains(target as Node));
    if (at >= 0 && at !== chosen) choose(at);
  });
  root.addEventListener("click", (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target === dialog || target.closest("[data-close]")) close();
    if (target.closest("[data-failure] button")) {
      startThread();
      update();
      input.focus();
    }
    if (target.closest("[data-clear]")) {
      clearSearches();
      update();
      input.focus();
    }
    const option = target.closest<HTMLElement>("[role=option]");
    take(option ?? undefined);
    if (!(option instanceof HTMLAnchorElement)) return;
    keepSearch(shown);
    markOnArrival(option, quotes[options().indexOf(option)]?.fragment ?? "");
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) close();
  });

  function close(): void {
    dialog?.close();
    delete root.dataset.open;
    input.setAttribute("aria-expanded", "false");
  }
  function open(): void {
    if (!dialog) root.dataset.open = "";
    if (input.value.trim() === "") showRecent();
    else if (list.children.length > 0) input.setAttribute("aria-expanded", "true");
  }

  if (dialog) {
    dialog.addEventListener("toggle", () => {
      if (!dialog.open) return;
      input.select();
      open();
    });
  } else {
    input.addEventListener("focus", open);
    input.addEventListener("input", open);
    root.addEventListener("focusout", ({ relatedTarget }) => {
      if (!root.contains(relatedTarget as Node | null)) close();
    });
  }
  startThread();
  open();
  update();
  input.focus();
}

const hint = "Type a word, a flag, an error code, or paste a whole error.";

import type { Tab } from "../browser";

type Listening = { faults?: string[] };

/**
 * A tab that hears what goes wrong in each document that it is told to load, and keeps that when the document goes. A
 * document that a click in a page loads is not heard.
 */
export function listenTo(tab: Tab): { tab: Tab; listFaults: () => Promise<string[]> } {
  const heard: string[] = [];
  const listFaults = async () => {
    heard.push(...(await tab.evaluate(takeOverheard)));
    return heard;
  };
  const goOn = async (go: () => Promise<void>) => {
    await listFaults();
    await go();
    await tab.evaluate(overhear);
  };
  const listening = {
    ...tab,
    open: (url: string) => goOn(() => tab.open(url)),
    reload: () => goOn(tab.reload),
    back: () => goOn(tab.back),
    forward: () => goOn(tab.forward),
  };
  return { tab: listening, listFaults };
}

/**
 * Runs in a page: from now on, notes what goes wrong in it. For an engine that keeps its console to itself; what was
 * said before is lost, but React and whatever else makes mistakes comes later.
 */
export function overhear(): void {
  const page = window as Listening;
  // Gone back to, or never left.
  if (page.faults) return;
  const faults: string[] = [];
  page.faults = faults;
  for (const level of ["error", "warn"] as const) {
    const say = console[level];
    console[level] = (...words) => {
      faults.push(`console.${level}: ${words.map(String).join(" ")}`);
      say(...words);
    };
  }
  addEventListener("error", ({ message }) => faults.push(`uncaught: ${message}`));
  addEventListener("unhandledrejection", ({ reason }) => faults.push(`unhandled: ${reason}`));
  document.addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) =>
    faults.push(`refused by ${violatedDirective}: ${blockedURI}`),
  );
}

/** Runs in a page: what was noted since then, or since it was last taken. */
export const takeOverheard = (): string[] => (window as Listening).faults?.splice(0) ?? [];

type Listening = { faults?: string[] };

/**
 * Runs in a page: from now on, notes what goes wrong in it. For an engine that keeps its console to itself; what was
 * said before is lost, but React and whatever else makes mistakes comes later.
 */
export function overhear(): void {
  const page = window as Listening;
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

/** Runs in a page: what was noted since then. */
export const listOverheard = (): string[] => (window as Listening).faults ?? [];

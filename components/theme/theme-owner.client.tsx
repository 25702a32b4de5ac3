"use client";

import { ThemeProvider, useTheme } from "next-themes";
import { useEffect, useLayoutEffect, useState } from "react";
import { readStored, writeStored } from "@/lib/browser/storage";
import { storageKeys } from "@/lib/site/storage-keys";

/**
 * Owns the theme from hydration on, by next-themes: stores the choice, follows other tabs and the system. Mounted only
 * then, so that next-themes' own inline script is not needed (it is made inert, or React would warn): boot/color-mode.ts came
 * before, and what it shows is where this begins, also where nothing can be stored.
 */
export function ThemeOwner() {
  const [found, setFound] = useState<string>();

  // In the layout phase, what is found is mounted in the same task: boot/color-mode.ts never falls silent before it is answered here.
  useLayoutEffect(() => {
    const stored = readStored(storageKeys.theme);
    if (stored !== undefined && !isChoice(stored)) writeStored(storageKeys.theme, "system");
    // What next-themes goes back to when nothing is stored any more; what is, it reads itself.
    setFound((!stored && document.documentElement.dataset.themeChoice) || "system");
  }, []);

  if (!found) return null;
  return (
    <ThemeProvider
      defaultTheme={found}
      enableColorScheme={false}
      storageKey={storageKeys.theme}
      scriptProps={{ type: "application/json" }}
    >
      <ThemeRadios />
    </ThemeProvider>
  );
}

/** Joins the radio buttons in the document with next-themes. */
function ThemeRadios() {
  const { theme, resolvedTheme, setTheme } = useTheme();

  useEffect(() => {
    const choose = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.matches("[data-color-mode]")) setTheme(target.value);
    };
    // next-themes follows what another tab stores, or takes away, but not that one forgets everything.
    const forget = ({ key }: StorageEvent) => {
      if (!key) setTheme("system");
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener("change", choose, { signal });
    addEventListener("storage", forget, { signal });
    return () => listeners.abort();
  }, [setTheme]);

  useEffect(() => {
    // Another tab, or another version of the site, may have stored anything.
    if (!isChoice(theme)) setTheme("system");
    else if (resolvedTheme) window.docs?.paint(theme);
  }, [theme, resolvedTheme, setTheme]);

  return null;
}

function isChoice(theme = ""): boolean {
  return /^(light|dark|system)$/.test(theme);
}

import { groundOf } from "@/e2e/support/ground";
import type { Tab, Theme } from "../browser";
import { click, openLive, until, untilLive, untilTitle } from "../page";
import { payload, type Story } from "../story";

const address = "/docs/cli/";
const mode = (name: string) => `header input[aria-label="${name}"]`;

export const colorMode: Story[] = [
  ...(["light", "dark"] as const).map<Story>((system) => ({
    name: `a first visit follows a ${system} system, and stores nothing`,
    conditions: { system },
    run: async ({ tab, host }) => {
      await openLive(tab, `${host.origin}${address}`);
      await untilTheme(tab, system, "system");
      await until(tab, "what is stored", null, () => localStorage.getItem("theme"));
    },
  })),
  {
    name: "the system is followed while the page is open",
    needs: "change the system's theme",
    run: async ({ tab, host, browser }) => {
      await openLive(tab, `${host.origin}${address}`);
      await untilTheme(tab, "light", "system");
      await browser.setSystem("dark");
      await untilTheme(tab, "dark", "system");
    },
  },
  {
    name: "a choice is kept by the next page and over a reload",
    run: async ({ tab, host }) => {
      await openLive(tab, `${host.origin}${address}`);
      await click(tab, mode("Dark"));
      await untilTheme(tab, "dark", "dark");
      await click(tab, 'nav[aria-label="Main"] a', "API");
      await untilTitle(tab, "API overview");
      await untilTheme(tab, "dark", "dark");
      await tab.reload();
      await untilLive(tab);
      await untilTheme(tab, "dark", "dark");
    },
  },
  {
    name: "a choice made before the scripts arrive stays when they do",
    run: async ({ tab, host }) => {
      const letGo = host.hold(payload);
      await tab.open(`${host.origin}${address}`);
      await click(tab, mode("Dark"));
      await untilTheme(tab, "dark", "dark");
      await until(tab, "React has taken over", false, () => "live" in document.documentElement.dataset);
      letGo();
      await untilLive(tab);
      await untilTheme(tab, "dark", "dark");
      await until(tab, "what is stored", "dark", () => localStorage.getItem("theme"));
    },
  },
  {
    name: "the arrow keys choose",
    run: async ({ tab, host }) => {
      await openLive(tab, `${host.origin}${address}`);
      await tab.evaluate((css) => document.querySelector<HTMLElement>(css)?.focus(), mode("System"));
      await tab.press("ArrowLeft");
      await untilTheme(tab, "dark", "dark");
      await tab.press("ArrowLeft");
      await untilTheme(tab, "light", "light");
    },
  },
  {
    name: "another tab follows",
    run: async ({ tab, host, browser }) => {
      await openLive(tab, `${host.origin}${address}`);
      const other = await browser.newTab();
      await openLive(other, `${host.origin}/docs/api/`);
      await click(other, mode("Dark"));
      await untilTheme(tab, "dark", "dark");
    },
  },
];

/** Everything that shows a theme agrees: the attributes, the ground, the form controls, the radio buttons. */
const untilTheme = (tab: Tab, theme: Theme, choice: Theme | "system") =>
  until(
    tab,
    "the theme",
    {
      theme,
      choice,
      ground: groundOf(theme),
      scheme: theme,
      checked: choice,
    },
    () => {
      const root = document.documentElement;
      const { backgroundColor, colorScheme } = getComputedStyle(root);
      return {
        theme: root.dataset.theme,
        choice: root.dataset.themeChoice,
        ground: backgroundColor,
        scheme: colorScheme,
        checked: document.querySelector<HTMLInputElement>("header [data-color-mode]:checked")?.value,
      };
    },
  );

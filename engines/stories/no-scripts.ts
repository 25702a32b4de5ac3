import assert from "node:assert/strict";
import { groundOf } from "@/e2e/support/ground";
import { outFolder } from "@/e2e/support/out";
import { phone } from "@/e2e/support/sizes";
import { listPublishedPages } from "@/lib/publish/published-pages";
import { click, until, untilAt, untilShown, untilTitle } from "../page";
import type { Story } from "../story";

export const noScripts: Story[] = [
  {
    name: "every page can be read",
    conditions: { hasScripts: false },
    run: async ({ tab, host }) => {
      for (const address of listPublishedPages(outFolder)) {
        await tab.open(`${host.origin}${address}`);
        const seen = await tab.evaluate(() => ({
          scripting: matchMedia("(scripting: none)").matches,
          title: document.querySelector("h1")?.checkVisibility(),
          text: (document.querySelector("article")?.getBoundingClientRect().height ?? 0) > 200,
        }));
        assert.deepEqual(seen, { scripting: true, title: true, text: true }, address);
      }
    },
  },
  {
    name: "links work, and what would not is not offered",
    conditions: { hasScripts: false },
    run: async ({ tab, host }) => {
      await tab.open(`${host.origin}/docs/getting-started/`);
      for (const absent of ["header button", "[data-page-copy]", "header [data-color-mode]"]) {
        await untilShown(tab, absent, false);
      }
      await click(tab, "[data-sidebar] a", "Core concepts");
      await untilAt(tab, "/docs/getting-started/core-concepts/");
      await click(tab, 'nav[aria-label="Main"] a', "CLI");
      await untilTitle(tab, "CLI overview");
      await click(tab, 'article a[href="/docs/cli/commands/log/"]');
      await untilTitle(tab, "devlog log");
      await click(tab, '[data-toc] a[href="#options"]');
      await untilAt(tab, "/docs/cli/commands/log/#options");
    },
  },
  ...(["light", "dark"] as const).map<Story>((system) => ({
    name: `a ${system} system is followed`,
    conditions: { hasScripts: false, system },
    run: async ({ tab, host }) => {
      await tab.open(`${host.origin}/docs/markdown-page/`);
      await until(
        tab,
        "the ground",
        groundOf(system),
        () => getComputedStyle(document.documentElement).backgroundColor,
      );
    },
  })),
  {
    name: "tabs show their first panel and answer, groups and details open",
    conditions: { hasScripts: false },
    run: async ({ tab, host }) => {
      await tab.open(`${host.origin}/docs/markdown-page/`);
      await untilShown(tab, "[data-tabs=os] [data-label=macOS]");
      await click(tab, "[data-tabs=os] input[value=linux]");
      await until(tab, "the panels of the first group", ["Linux"], () =>
        [...document.querySelectorAll<HTMLElement>("[data-label]")]
          .slice(0, 3)
          .filter((panel) => panel.checkVisibility())
          .map((panel) => panel.dataset.label),
      );
      await click(tab, "article summary", "What a reader may want to skip");
      await untilShown(tab, "article details[open] p");
    },
  },
  {
    name: "on a phone the sidebar stands below the text, and nothing is wider than the screen",
    conditions: { ...phone, hasScripts: false },
    run: async ({ tab, host }) => {
      await tab.open(`${host.origin}/docs/cli/commands/log/`);
      await until(tab, "the sidebar is below the text", true, () => {
        const text = document.querySelector("main")?.getBoundingClientRect();
        const links = document.querySelector("[data-sidebar]")?.getBoundingClientRect();
        return (links?.height ?? 0) > 0 && (links?.top ?? 0) >= (text?.bottom ?? 0);
      });
      await until(tab, "nothing is wider", true, () => document.documentElement.scrollWidth <= innerWidth);
    },
  },
];

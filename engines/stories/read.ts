import assert from "node:assert/strict";
import { outFolder } from "@/e2e/support/out";
import { phone } from "@/e2e/support/sizes";
import { listPublishedPages } from "@/lib/publish/published-pages";
import { openLive, until, untilAt, untilLive, untilShown, untilTitle, untilTurner } from "../page";
import { desktop, type Story } from "../story";

const readings = [
  { address: "/docs/worklog/create-entry/", title: "Create a worklog entry", headings: 6, blocks: 1, tables: 1 },
  { address: "/docs/cli/commands/log/", title: "devlog log", headings: 8, blocks: 5, tables: 3 },
  {
    address: "/docs/api/reference/worklog-entries/create/",
    title: "Create a worklog entry",
    headings: 4,
    blocks: 4,
    tables: 0,
  },
];

export const read: Story[] = [
  ...readings.map<Story>(({ address, title, ...least }) => ({
    name: `${address} shows its headings, code and tables`,
    run: async ({ tab, host }) => {
      await openLive(tab, `${host.origin}${address}`);
      await untilTitle(tab, title);
      const seen = await tab.evaluate(() => {
        const count = (css: string) =>
          [...document.querySelectorAll(css)].filter((element) => element.getBoundingClientRect().height > 8).length;
        return { headings: count("article h2"), blocks: count("article figure pre"), tables: count("article table") };
      });
      for (const [kind, number] of Object.entries(least)) {
        const found = seen[kind as keyof typeof seen];
        assert.ok(found >= number, `${found} ${kind} can be seen, at least ${number} should`);
      }
    },
  })),
  {
    name: "nothing goes wrong while a page loads",
    needs: "hear what goes wrong while a page loads",
    run: async ({ tab, host }) => {
      for (const address of ["/docs/", "/docs/cli/commands/log/", "/docs/markdown-page/", "/docs/api/errors/"]) {
        await openLive(tab, `${host.origin}${address}`);
      }
    },
  },
  ...[desktop, phone].map<Story>((conditions) => ({
    name: `every page opens at ${conditions.width} px, with its heading and text, and nothing wider than the screen`,
    conditions,
    run: async ({ tab, host }) => {
      for (const address of listPublishedPages(outFolder)) {
        await tab.open(`${host.origin}${address}`);
        // It comes after the first frame, which is the first screen alone; and Firefox warns of a script that was on its way
        // when its page was left.
        await untilTurner(tab);
        const seen = await tab.evaluate(() => {
          const article = document.querySelector("article");
          return {
            title: document.querySelector("h1")?.checkVisibility() ?? false,
            text: (article?.getBoundingClientRect().height ?? 0) > 200,
            sideways: document.documentElement.scrollWidth > innerWidth,
          };
        });
        assert.deepEqual(seen, { title: true, text: true, sideways: false }, address);
      }
    },
  })),
  ...["/docs/cli/commands/log.html", "/docs/cli/commands/log/index.html"].map<Story>((form) => ({
    name: `${form} becomes the page's own address, with query and hash`,
    run: async ({ tab, host }) => {
      await tab.open(`${host.origin}${form}?from=mail&x=%20y#options`);
      await untilAt(tab, "/docs/cli/commands/log/?from=mail&x=%20y#options");
      await untilLive(tab);
      await untilAt(tab, "/docs/cli/commands/log/?from=mail&x=%20y#options");
      await until(
        tab,
        "the sidebar's current page",
        "log",
        () => document.querySelector("[data-sidebar] [aria-current=page]")?.textContent,
      );
    },
  })),
  {
    name: "an address without a page says so, and offers the nearest",
    faults: /404/,
    run: async ({ tab, host }) => {
      await openLive(tab, `${host.origin}/docs/comands/lgo/`);
      await untilTitle(tab, "Page not found");
      await untilShown(tab, 'main a[href="/docs/cli/commands/log/"]');
    },
  },
];

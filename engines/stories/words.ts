import { phone } from "@/e2e/support/sizes";
import type { Tab } from "../browser";
import { click, openLive, until } from "../page";
import type { Story } from "../story";

const address = "/docs/markdown-page/";
const tabNamed = (value: string) => `[data-tabs=os] input[value=${value}]`;

export const words: Story[] = [
  {
    name: "a choice of tabs is followed by other groups, stands in the address, and is remembered",
    run: async ({ tab, host }) => {
      await openLive(tab, `${host.origin}${address}`);
      await untilChosen(tab, "macos");
      await click(tab, tabNamed("linux"));
      await untilChosen(tab, "linux");
      await until(tab, "the choice in the address", "linux", () => new URL(location.href).searchParams.get("os"));
      await openLive(tab, `${host.origin}${address}`);
      await untilChosen(tab, "linux");
      await openLive(tab, `${host.origin}${address}?os=windows`);
      await untilChosen(tab, "windows");
      await until(tab, "what is stored", "linux", () => localStorage.getItem("tab.os"));
    },
  },
  {
    name: "another tab of the browser follows a choice of tabs",
    run: async ({ tab, host, browser }) => {
      await openLive(tab, `${host.origin}${address}`);
      const other = await browser.newTab();
      await openLive(other, `${host.origin}${address}`);
      await click(other, tabNamed("windows"));
      await untilChosen(tab, "windows");
    },
  },
  {
    name: "a session is copied without prompt and output, and the button says so",
    run: async ({ tab, host }) => {
      await openLive(tab, `${host.origin}${address}`);
      await tab.evaluate(() => {
        const blocks = [...document.querySelectorAll("figure[data-code]")];
        const session = blocks.find((block) => block.textContent?.includes("Created wle_6YwJ2kRmPd"));
        session?.querySelector("[data-code-copy]")?.setAttribute("id", "seeded");
      });
      await click(tab, "#seeded");
      await until(
        tab,
        "what the button says",
        "Copied",
        () => document.querySelector("#seeded [data-copy-label]")?.textContent,
      );
      await untilPasted(
        tab,
        [
          'devlog log "Stream invoice exports instead of buffering them" \\',
          "    --project billing-api --tag performance --tag exports",
          "devlog logs --project billing-api --limit 1 --json | jq -r '.data[].id'",
        ].join("\n"),
      );
      await until(
        tab,
        "what the button says again",
        "Copy",
        () => document.querySelector("#seeded [data-copy-label]")?.textContent,
      );
    },
  },
  {
    name: "a page is copied whole, as Markdown",
    run: async ({ tab, host }) => {
      await openLive(tab, `${host.origin}/docs/worklog/create-entry/`);
      await click(tab, "[data-page-copy]");
      await until(
        tab,
        "what the button says",
        "Copied",
        () => document.querySelector("[data-page-copy] [data-copy-label]")?.textContent,
      );
      await untilPasted(tab, await (await fetch(`${host.origin}/docs/worklog/create-entry.md`)).text());
    },
  },
  {
    name: "a heading's anchor copies its address",
    run: async ({ tab, host }) => {
      await openLive(tab, `${host.origin}${address}`);
      await click(tab, '#callouts a[href="#callouts"]');
      await until(tab, "what is said", true, () =>
        [...document.querySelectorAll("[role=status]")].some((line) =>
          line.textContent?.includes("address was copied"),
        ),
      );
      await untilPasted(tab, `${host.origin}${address}#callouts`);
    },
  },
  {
    name: "details open, and a wide table scrolls inside itself",
    conditions: phone,
    run: async ({ tab, host }) => {
      await openLive(tab, `${host.origin}${address}`);
      await click(tab, "article summary", "What a reader may want to skip");
      await until(tab, "the text can be seen", true, () =>
        document.querySelector("article details p")?.checkVisibility(),
      );
      await until(tab, "a table scrolls", true, () =>
        [...document.querySelectorAll("[data-scrolls]:has(> table)")].some((frame) => {
          frame.scrollLeft = 40;
          return frame.scrollLeft > 0;
        }),
      );
      await until(
        tab,
        "nothing is wider than the page",
        true,
        () => document.documentElement.scrollWidth <= innerWidth,
      );
    },
  },
];

const untilChosen = (tab: Tab, value: string) =>
  until(tab, "the chosen tabs of all groups", [value], () => [
    ...new Set(
      [...document.querySelectorAll<HTMLInputElement>("[data-tabs=os] input:checked")].map((radio) => radio.value),
    ),
  ]);

/** Pastes as a reader would, into a field that the story puts into the page. */
async function untilPasted(tab: Tab, text: string): Promise<void> {
  await tab.evaluate(() => {
    const field = document.createElement("textarea");
    field.id = "pasted";
    document.querySelector("main")?.prepend(field);
    field.focus();
  });
  await tab.press("Control+v");
  await until(tab, "what is pasted", text, () => document.querySelector<HTMLTextAreaElement>("#pasted")?.value);
}

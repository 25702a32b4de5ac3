import assert from "node:assert/strict";
import type { Tab } from "../browser";
import { click, openLive, until, untilAt, untilShown } from "../page";
import { payload, type Stage, type Story } from "../story";

const dialog = 'dialog[aria-label="Search"]';
const address = "/docs/getting-started/";

export const search: Story[] = [
  ...["Control+k", "/"].map<Story>((keys) => ({
    name: `${keys} opens it with the cursor in its field, and Escape gives the focus back`,
    run: async ({ tab, host }) => {
      await openLive(tab, `${host.origin}${address}`);
      await tab.evaluate(() => document.querySelector<HTMLElement>("header a")?.focus());
      await tab.press(keys);
      await until(tab, "what has the focus", "Search Devlog docs", focused);
      await tab.press("Escape");
      await untilShown(tab, dialog, false);
      await until(tab, "the focus is back", true, () => document.activeElement === document.querySelector("header a"));
    },
  })),
  {
    name: "typing gives results; arrow keys choose, and Enter opens the section, in sight, its words marked",
    run: async (stage) => {
      const { tab } = stage;
      await searchFor(stage, "post-commit hook force");
      await until(tab, "words are marked in the quotes", true, () =>
        [...document.querySelectorAll("dialog q mark")].some((mark) => /hook/i.test(mark.textContent ?? "")),
      );
      const wanted = await tab.evaluate(() =>
        [...document.querySelectorAll("dialog [role=option] b")].findIndex(
          ({ textContent }) => textContent === "--force",
        ),
      );
      for (let at = 1; at <= wanted + 1; at += 1) {
        await tab.press("ArrowDown");
        await until(tab, "which one is chosen", at, chosenAt);
      }
      await tab.press("ArrowUp");
      await untilChosen(tab, "--force");
      await tab.press("Enter");
      await untilAt(tab, "/docs/cli/commands/init/#flag-force");
      await untilShown(tab, dialog, false);
      await until(tab, "the row is in the window, below the navbar", true, () => {
        const { top = -1, bottom = -1 } = document.getElementById("flag-force")?.getBoundingClientRect() ?? {};
        const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
        return top >= bar - 1 && bottom <= innerHeight;
      });
      await until(tab, "words are marked in the text", true, () =>
        /hook/i.test([...(CSS.highlights.get("found") ?? [])].map(String).join(" ")),
      );
    },
  },
  {
    name: "a result can be clicked",
    run: async (stage) => {
      await searchFor(stage, "delete stage");
      await untilChosen(stage.tab, "Delete a stage");
      await click(stage.tab, `${dialog} [role=option]`);
      await untilAt(stage.tab, "/docs/job-applications/delete-stage/");
    },
  },
  {
    name: "it answers before the site's scripts arrive, and no letter is lost",
    run: async ({ tab, host }) => {
      host.hold(payload);
      await tab.open(`${host.origin}${address}`);
      await tab.press("/");
      await tab.type("delete stage");
      await untilChosen(tab, "Delete a stage");
      const value = await tab.evaluate(
        () => document.querySelector<HTMLInputElement>("dialog[data-search] input")?.value,
      );
      assert.equal(value, "delete stage");
      await tab.press("Enter");
      await untilAt(tab, "/docs/job-applications/delete-stage/");
    },
  },
  ...(["search.js", "worker.js", "index.json"] as const).map<Story>((file) => ({
    name: `${file} that cannot be had says so, and Retry brings it`,
    faults: new RegExp(`${file.replace(".", "\\.")}|503|worker`, "i"),
    run: async (stage) => {
      const { tab, host } = stage;
      const allow = host.refuse(new RegExp(`^/docs/search/${file.replace(".", "\\.")}`));
      await searchFor(stage, "inbox");
      await untilShown(tab, `${dialog} [data-failure]`);
      allow();
      await click(tab, `${dialog} [data-failure] button`, "Retry");
      await untilChosen(tab, "inbox");
      await untilShown(tab, `${dialog} [data-failure]`, false);
    },
  })),
  {
    name: "the landing page has it in its place, and a click on what it is narrowed by leaves it open",
    run: async ({ tab, host }) => {
      await openLive(tab, `${host.origin}/docs/`);
      await click(tab, "search input, [role=search] input");
      await tab.type("pagination");
      await until(tab, "the first result", true, () =>
        /Pagination/.test(
          document.querySelector("search [role=option], [role=search] [role=option]")?.textContent ?? "",
        ),
      );
      await click(tab, "search [data-scopes] label, [role=search] [data-scopes] label", "API");
      await until(
        tab,
        "the part that is searched, with the cursor in the field",
        "api",
        () => document.querySelector<HTMLInputElement>(":has(> [data-head] :focus) [data-scopes] :checked")?.value,
      );
      await untilShown(tab, "search [role=option], [role=search] [role=option]");
      await tab.press("Enter");
      await untilAt(tab, "/docs/api/pagination/");
    },
  },
];

async function searchFor({ tab, host }: Stage, text: string): Promise<void> {
  await openLive(tab, `${host.origin}${address}`);
  await click(tab, "header button", "Search");
  await until(tab, "what has the focus", "Search Devlog docs", focused);
  await tab.type(text);
}

const focused = () => document.activeElement?.getAttribute("aria-label");

const untilChosen = (tab: Tab, words: string) =>
  until(
    tab,
    "what is chosen",
    words,
    (wanted) => {
      const text = document.querySelector("dialog [role=option][aria-selected=true]")?.textContent ?? "nothing";
      return text.includes(wanted) ? wanted : text;
    },
    words,
  );

const chosenAt = () =>
  [...document.querySelectorAll("dialog [role=option]")].findIndex((option) => option.ariaSelected === "true");

import type { Tab } from "../browser";
import { click, openLive, until, untilAt, untilFocused, untilTitle } from "../page";
import type { Stage, Story } from "../story";

const sidebar = "[data-sidebar] a";

export const navigate: Story[] = [
  {
    name: "a link of the sidebar leads to another page without a reload, to its top",
    run: async (stage) => {
      const { tab } = stage;
      await begin(stage, "/docs/getting-started/");
      await scrollTo(tab, 900);
      await click(tab, sidebar, "Core concepts");
      await untilAt(tab, "/docs/getting-started/core-concepts/");
      await untilTitle(tab, "Core concepts");
      await until(tab, "the document's title", "Core concepts | Devlog docs", () => document.title);
      await untilScrolled(tab, 0);
      await until(tab, "the current page in the sidebar", ["Core concepts"], () =>
        [...document.querySelectorAll("[data-sidebar] [aria-current=page]")].map(({ textContent }) => textContent),
      );
      await untilSameDocument(tab);
    },
  },
  {
    name: "Back and Forward restore where one was",
    run: async (stage) => {
      const { tab } = stage;
      await begin(stage, "/docs/markdown-page/");
      await click(tab, "[data-sidebar] summary", "Your material");
      await scrollTo(tab, 3000);
      await click(tab, sidebar, "Inbox");
      await untilTitle(tab, "Triage your inbox");
      await untilScrolled(tab, 0);
      await scrollTo(tab, 350);
      await click(tab, sidebar, "Documents");
      await untilTitle(tab, "Upload and organize documents");
      await tab.back();
      await untilScrolled(tab, 350);
      await tab.back();
      await untilTitle(tab, "Words a page can use");
      await untilScrolled(tab, 3000);
      await tab.forward();
      await untilScrolled(tab, 350);
      await untilSameDocument(tab);
    },
  },
  {
    name: "where one goes on to, while a page is on its way, is where one comes",
    // Next says so of what a browser breaks off.
    faults: /Failed to fetch RSC payload/,
    run: async (stage) => {
      const { tab, host } = stage;
      await begin(stage, "/docs/markdown-page/");
      await click(tab, "[data-sidebar] summary", "Your material");
      const release = host.hold(/documents/);
      await click(tab, sidebar, "Documents");
      await until(tab, "the bar", true, () => !!document.querySelector(".bar"));
      await click(tab, "a", "View as Markdown");
      await untilAt(tab, "/docs/markdown-page.md");
      release();
    },
  },
  {
    name: "a reload stays where one was",
    run: async (stage) => {
      await begin(stage, "/docs/markdown-page/");
      await scrollTo(stage.tab, 2500);
      await stage.tab.reload();
      await untilScrolled(stage.tab, 2500);
    },
  },
  ...["loaded with the page", "followed from the contents list", "followed from another page"].map<Story>((way) => ({
    name: `a heading's address, ${way}, is not under the navbar`,
    run: async (stage) => {
      const { tab, host } = stage;
      if (way === "loaded with the page") await openLive(tab, `${host.origin}/docs/markdown-page/#tables`);
      else if (way === "followed from the contents list") {
        await begin(stage, "/docs/markdown-page/");
        await click(tab, '[data-toc] a[href="#tables"]');
      } else {
        await begin(stage, "/docs/cli/commands/log/");
        await tab.evaluate(() => {
          const link = '<a id="seeded" href="/docs/markdown-page/#tables">To tables</a>';
          document.querySelector("article")?.insertAdjacentHTML("afterbegin", link);
        });
        await click(tab, "#seeded");
      }
      await untilAt(tab, "/docs/markdown-page/#tables");
      await untilUncovered(tab, "tables");
    },
  })),
  {
    name: "the section is marked, and another section's sidebar comes with its page",
    run: async (stage) => {
      const { tab } = stage;
      await begin(stage, "/docs/inbox/");
      await untilSection(tab, "docs");
      await click(tab, 'nav[aria-label="Main"] a', "CLI");
      await untilTitle(tab, "CLI overview");
      await untilSection(tab, "cli");
      await until(
        tab,
        "the current page in the sidebar",
        "Overview",
        () => document.querySelector("[data-sidebar=cli] [aria-current=page]")?.textContent,
      );
      await untilSameDocument(tab);
    },
  },
  {
    name: "the next Tab stop after a navigation is the skip link, which leads into the text",
    run: async (stage) => {
      const { tab } = stage;
      await begin(stage, "/docs/getting-started/");
      await click(tab, sidebar, "Core concepts");
      await untilTitle(tab, "Core concepts");
      await tab.press("Tab");
      await untilFocused(tab, "a", "Skip to main content");
      await tab.press("Enter");
      await untilFocused(tab, "main");
    },
  },
  {
    name: "a group of the sidebar opens and closes",
    run: async (stage) => {
      const { tab } = stage;
      await begin(stage, "/docs/getting-started/");
      const isOpen = () => document.querySelector<HTMLDetailsElement>('[data-group="Your material"]')?.open;
      await until(tab, "the group is open", false, isOpen);
      await click(tab, "[data-sidebar] summary", "Your material");
      await until(tab, "the group is open", true, isOpen);
      await click(tab, sidebar, "Inbox");
      await untilAt(tab, "/docs/inbox/");
    },
  },
];

/** Opens a page and marks its document, so that a reload shows. */
async function begin({ tab, host }: Stage, address: string): Promise<void> {
  await openLive(tab, `${host.origin}${address}`);
  await tab.evaluate(() => void Object.assign(window, { marker: true }));
}

const untilSameDocument = (tab: Tab) => until(tab, "the document is the same one", true, () => "marker" in window);

async function scrollTo(tab: Tab, top: number): Promise<void> {
  await tab.evaluate((wanted) => window.scrollTo({ top: wanted, behavior: "instant" }), top);
  await untilScrolled(tab, top);
}

const untilScrolled = (tab: Tab, top: number) =>
  until(
    tab,
    "how far it is scrolled",
    top,
    (wanted) => (Math.abs(scrollY - wanted) <= 2 ? wanted : Math.round(scrollY)),
    top,
  );

const untilSection = (tab: Tab, section: string) =>
  until(tab, "the section's marks", [section, section], () => [
    document.documentElement.dataset.section,
    document.querySelector<HTMLMetaElement>('meta[name="docs:section"]')?.content,
  ]);

/** Once everything has come to rest, the heading stands in the window, and no bar stands over it. */
const untilUncovered = (tab: Tab, id: string) =>
  until(
    tab,
    `where #${id} is`,
    "uncovered",
    (name) => {
      const heading = document.getElementById(name);
      if (!heading) return "missing";
      if (document.getAnimations().length > 0) return "moving";
      const { top, bottom, left } = heading.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) return `out of the window, at ${top}`;
      const hit = document.elementFromPoint(left + 4, top + 2);
      return heading.contains(hit) || hit?.contains(heading) ? "uncovered" : `behind ${hit?.outerHTML.slice(0, 80)}`;
    },
    id,
  );

import { phone } from "@/e2e/support/sizes";
import type { Tab } from "../browser";
import { click, openLive, until, untilAt, untilShown, untilTitle } from "../page";
import { payload, type Story } from "../story";

const dialog = 'dialog[aria-label="Menu"]';
const opener = 'button[aria-label="Open menu"]';
const address = "/docs/cli/commands/log/";

export const menu: Story[] = [
  {
    name: "it opens as a modal dialog with the page's sidebar, the focus inside, and nothing sideways",
    conditions: phone,
    run: async ({ tab, host }) => {
      await openLive(tab, `${host.origin}${address}`);
      await until(
        tab,
        "the page is as wide as the screen",
        true,
        () => innerWidth === 390 && document.documentElement.scrollWidth <= 390,
      );
      await openMenu(tab);
      await until(
        tab,
        "the current page in the menu",
        "log",
        () => document.querySelector('dialog[aria-label="Menu"] [aria-current=page]')?.textContent,
      );
      await untilShown(tab, `${dialog} [aria-current=page]`);
      for (let press = 0; press < 12; press += 1) {
        await tab.press("Tab");
        // Past the last stop comes the browser's own frame, which a page sees as its body.
        await until(tab, "the focus is inside", true, () => {
          const focused = document.activeElement;
          return focused === document.body || focused?.closest("dialog")?.open === true;
        });
      }
    },
  },
  ...Object.entries<(tab: Tab) => Promise<void>>({
    Escape: (tab) => tab.press("Escape"),
    "its button": async (tab) => {
      // Not the second of two taps: it comes under the finger that has opened the menu.
      await until(tab, "what its button does with a press", "auto", () => {
        const button = document.querySelector('dialog[aria-label="Menu"] button[aria-label="Close menu"]');
        return button && getComputedStyle(button).pointerEvents;
      });
      await click(tab, `${dialog} button`, "Close menu");
    },
    "a click beside it": (tab) => tab.clickAt(5, 400),
    "the Back button": (tab) => tab.back(),
  }).map<Story>(([way, close]) => ({
    name: `${way} closes it, gives the focus back and leaves Back as it was`,
    conditions: phone,
    run: async ({ tab, host }) => {
      await openLive(tab, `${host.origin}/docs/cli/`);
      await openLive(tab, `${host.origin}/docs/api/`);
      await openMenu(tab);
      await close(tab);
      await untilShown(tab, dialog, false);
      await until(tab, "what has the focus", "Open menu", () => document.activeElement?.getAttribute("aria-label"));
      await until(tab, "an entry of the history for the menu", false, () => Boolean(history.state?.overlay));
      await untilAt(tab, "/docs/api/");
      await tab.back();
      await untilAt(tab, "/docs/cli/");
    },
  })),
  {
    name: "a link in it leads on without a reload, and Back to where it was opened",
    conditions: phone,
    run: async ({ tab, host }) => {
      await openLive(tab, `${host.origin}/docs/cli/`);
      await tab.evaluate(() => void Object.assign(window, { marker: true }));
      await openMenu(tab);
      await click(tab, `${dialog} a`, "API");
      await untilTitle(tab, "API overview");
      await untilShown(tab, dialog, false);
      await tab.back();
      await untilTitle(tab, "CLI overview");
      await untilShown(tab, dialog, false);
      await until(tab, "the document is the same one", true, () => "marker" in window);
    },
  },
  {
    name: "it opens before the scripts arrive, and a link in it leads on",
    conditions: phone,
    run: async ({ tab, host }) => {
      host.hold(payload);
      await tab.open(`${host.origin}${address}`);
      await openMenu(tab);
      await untilShown(tab, `${dialog} [aria-current=page]`);
      await click(tab, `${dialog} nav a`, "recap");
      await untilAt(tab, "/docs/cli/commands/recap/");
    },
  },
];

async function openMenu(tab: Tab): Promise<void> {
  await click(tab, opener);
  await untilShown(tab, dialog);
  await until(tab, "it is modal", true, () => document.querySelector('dialog[aria-label="Menu"]')?.matches(":modal"));
}

import { click, until, untilAt, untilFocused, untilTitle, untilTurner } from "../page";
import { payload, type Story } from "../story";

export const turnPage: Story[] = [
  {
    name: "a link clicked before React comes turns to its page, to its top; React comes to that one, and Back leads back",
    run: async ({ tab, host }) => {
      const letGo = host.hold(payload);
      await tab.open(`${host.origin}/docs/getting-started/`);
      await untilTurner(tab);
      await tab.evaluate(() => void Object.assign(window, { marker: true }));
      await tab.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
      await click(tab, "[data-sidebar] a", "Core concepts");
      await untilAt(tab, "/docs/getting-started/core-concepts/");
      await untilTitle(tab, "Core concepts");
      await until(tab, "how far it is scrolled", 0, () => scrollY);
      await tab.press("Tab");
      await untilFocused(tab, "a", "Skip to main content");
      letGo();
      await until(tab, "React is there", "", () => document.documentElement.dataset.live);
      await untilTitle(tab, "Core concepts");
      await until(tab, "the document is the same one", true, () => "marker" in window);
      await tab.back();
      await untilTitle(tab, "Quickstart");
    },
  },
];

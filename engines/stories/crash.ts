import assert from "node:assert/strict";
import { thrower } from "@/e2e/support/in-page";
import { click, openLive, until, untilShown, untilTitle } from "../page";
import type { Stage, Story } from "../story";

export const crash: Story[] = [
  {
    name: "a crash inside the page keeps the shell, says what happened, and goes by Try again",
    faults: /The outer reason/,
    run: async (stage) => {
      const { tab } = stage;
      await provoke(stage);
      await until(tab, "the document's title", "Page Error", () => document.title);
      await untilShown(tab, 'nav[aria-label="Main"]');
      await untilShown(tab, "[data-sidebar]");
      await until(
        tab,
        "the chain of causes",
        "The outer reason\n\nCause:\nThe middle one\n\nCause:\nthe inner one",
        () => document.querySelector("[role=alert] pre")?.textContent,
      );
      await tab.evaluate(() => void Object.assign(window, { crash: false }));
      await click(tab, "main button", "Try again");
      await untilTitle(tab, "Quickstart");
      await until(tab, "the document's title", "Quickstart | Devlog docs", () => document.title);
    },
  },
  {
    name: "a crash is cleared by going to another page",
    faults: /The outer reason/,
    run: async (stage) => {
      const { tab } = stage;
      await provoke(stage);
      await tab.evaluate(() => void Object.assign(window, { crash: false }));
      await click(tab, "[data-sidebar] a", "Core concepts");
      await untilTitle(tab, "Core concepts");
      await until(tab, "the document's title", "Core concepts | Devlog docs", () => document.title);
      await tab.back();
      await untilTitle(tab, "Quickstart");
    },
  },
];

/** Makes a component of the page throw, by putting that into its published script, and goes to a page that has it. */
async function provoke({ tab, host }: Stage): Promise<void> {
  const attribute = '"data-version":';
  let isPlanted = false;
  host.alter(/^\/_next\/static\/chunks\/.+\.js$/, (script) => {
    isPlanted ||= script.includes(attribute);
    return script.replace(attribute, `"data-crash":${thrower},${attribute}`);
  });
  await openLive(tab, `${host.origin}/docs/getting-started/daily-workflow/`);
  assert.ok(isPlanted, "the component was not found in any script");
  await tab.evaluate(() => void Object.assign(window, { crash: true }));
  await click(tab, "[data-sidebar] a", "Quickstart");
  await untilTitle(tab, "This page crashed");
}

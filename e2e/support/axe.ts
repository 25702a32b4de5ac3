import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const colorRules = ["color-contrast", "link-in-text-block"];

/** The rules of colors alone, for a page whose other theme has been held to every rule. */
export const ofColors: RunOptions = { runOnly: colorRules };

/** The one of WCAG 2.2 that axe leaves out unless it is asked for it. */
const targets = { "target-size": { enabled: true } };
const ofAll: RunOptions = { rules: targets };

/** All others, in half the time, for a page whose colors are those of another. */
export const butOfColors: RunOptions = {
  rules: { ...targets, ...Object.fromEntries(colorRules.map((id) => [id, { enabled: false }])) },
};

/** What axe has against a page as it is on the screen: its rules and that of targets, or some; one line for each element. */
export async function axeViolations(page: Page, rules: RunOptions = ofAll): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(`${source};undefined`);
  const { violations } = await page.evaluate(
    (options) =>
      (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run({
        resultTypes: ["violations"],
        // The stylesheets once more, for a rule that is not among those that run by themselves.
        preload: false,
        ...options,
      }),
    rules,
  );
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, html }) => `${id} (${impact}) ${target.join(" ")} ${html.slice(0, 120)}`),
  );
}

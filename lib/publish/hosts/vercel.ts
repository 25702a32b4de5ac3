import { mediaTypes } from "./media-types";
import type { Redirect } from "./redirect-rules";
import { patternOf, type Rule } from "./rules";

/**
 * `vercel.json`: Vercel's own `Cache-Control` for what no rule names is `max-age=0, must-revalidate`. Its plain `headers`
 * are said of every answer at an address, and whoever asked for a file that is missing would keep that answer for as long
 * as the file. In `routes`, what comes after `hit` is said of files that are there. Beside `routes` no other list may
 * stand, so redirects and header fields are in it as Vercel makes routes of them: redirects first.
 */
export function vercelFile(rules: readonly Rule[], redirects: readonly Redirect[]): string {
  const config = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    framework: null,
    buildCommand: null,
    installCommand: null,
    routes: [
      ...redirects.map(({ from, to }) => ({ src: patternOf(from), status: 301, headers: { Location: to } })),
      ...routesOf(rules, (name) => !ofFiles.includes(name)),
      { handle: "filesystem" },
      { handle: "hit" },
      ...routesOf([...rules, markdown], (name) => ofFiles.includes(name)),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** What is true of a file alone, and not of the answer that there is none. */
const ofFiles = ["Cache-Control", "Content-Type"];

/** Of files that are there, the type can be said by their ending. */
const markdown: Rule = { path: "/*.md", headers: { "Content-Type": mediaTypes.md } };

/** The rules with those of their fields that are chosen. A route that does not `continue` would be the last. */
function routesOf(rules: readonly Rule[], isChosen: (name: string) => boolean) {
  return rules.flatMap(({ path, headers }) => {
    const chosen = Object.entries(headers).filter(([name]) => isChosen(name));
    return chosen.length > 0 ? [{ src: patternOf(path), headers: Object.fromEntries(chosen), continue: true }] : [];
  });
}

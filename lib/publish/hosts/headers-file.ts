import type { Redirect } from "./redirect-rules";
import type { Rule } from "./rules";
import { tooManyMoved } from "./too-many-moved";

/** What Cloudflare reads of a line. */
const maxLine = 2000;
/** What Cloudflare reads of rules. */
const maxRules = 100;
/** What Cloudflare follows of static redirects. */
const maxRedirects = 2000;

/**
 * `_headers`, as Cloudflare Pages and Netlify read it. Both keep what no rule gives a `Cache-Control` as we want it:
 * for no time.
 */
export function formatHeaders(rules: readonly Rule[]): string {
  if (rules.length > maxRules) {
    throw new Error(
      `_headers: lib/publish/hosts/rules.ts gives ${rules.length} rules, and Cloudflare reads ${maxRules}. Say more with one path.`,
    );
  }
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > maxLine);
  if (long) throw new Error(`_headers: a line is longer than ${maxLine} characters: ${long.slice(0, 80)}…`);
  return `${lines.join("\n")}\n`;
}

/** `_redirects`, as Cloudflare Pages and Netlify read it. */
export function formatRedirects(redirects: readonly Redirect[]): string {
  if (redirects.length > maxRedirects) {
    const what = `The pages that have moved take ${redirects.length} redirects, and Cloudflare follows ${maxRedirects}.`;
    throw tooManyMoved(what);
  }
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");
}

/** The rules that a `_headers` file holds. */
export function parseHeaders(file: string): Rule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of file.split("\n")) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (line.startsWith("/")) rules.push({ path: line, headers: {} });
    else if (name && value) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
  }
  return rules;
}

/** The redirects that a `_redirects` file holds. */
export function parseRedirects(file: string): Redirect[] {
  return file.split("\n").flatMap((line) => {
    const [from, to] = line.split(" ");
    return from && to ? { from, to } : [];
  });
}

import { createHash } from "node:crypto";

/** More scripts of different texts than the site has of its own: then one of them is not the same on every page. */
const maxScripts = 6;

/**
 * The Content Security Policy: nothing but the site's own files, and the inline scripts with these texts. A page says
 * it in itself for hosts without header fields; who may show it in a frame, only a header field can say.
 */
export function policyOf(scripts: Iterable<string>): string {
  const hashes = [...new Set([...scripts].map(hashOf))].sort();
  if (hashes.length > maxScripts) {
    throw new Error(`There are more than ${maxScripts} different inline scripts: are they the same on every page?`);
  }
  const own = ["style", "img", "font", "connect", "worker"].map((kind) => `${kind}-src 'self'`);
  const script = `script-src ${["'self'", ...hashes].join(" ")}`;
  return ["default-src 'none'", script, ...own, "base-uri 'none'", "form-action 'none'"].join(";");
}

/** The policy as a header field says it. */
export function headerPolicyOf(scripts: Iterable<string>): string {
  return `${policyOf(scripts)};frame-ancestors 'none'`;
}

/**
 * Puts the policy into a page, before its first script. Only preloads of the site's own files stand before it
 * (head-order.ts): Chromium asks for nothing ahead that stands after a policy, until it has come to it.
 */
export function withPolicy(html: string, scripts: readonly string[]): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(scripts)}"/>`;
  const at = html.search(/<script\b/);
  if (at < 0) throw new Error("The page has no script that the policy could stand before.");
  const before = html.slice(0, at);
  const loads = /<(?!link rel="preload" href="\/[^/])(?:link|img|iframe|object|embed|style)\b[^>]*>/.exec(before)?.[0];
  if (loads) throw new Error(`The policy would stand after ${loads}`);
  return before + meta + html.slice(at);
}

/**
 * The texts of a page's inline scripts, in their order; blocks of data are none.
 * @throws when the page has what no hash can allow: styles or handlers in its HTML, or addresses that are scripts
 */
export function readInlineScripts(html: string, file: string): string[] {
  const scripts: string[] = [];
  for (const [tag, withText, ownAttributes, text = "", other = "", attributes = ""] of html.matchAll(element)) {
    const name = (withText ?? other).toLowerCase();
    const written = ownAttributes ?? attributes;
    const values = name === "script" || suspect.test(written) ? readAttributes(written) : none;
    if (name === "style" || name === "base" || [...values].some(isRefusedAttribute)) {
      throw new Error(
        `${file}: the Content Security Policy does not allow ${tag.slice(0, 120)}. Give it a class, and put styles into a stylesheet and handlers into a script.`,
      );
    }
    if (name === "script" && !values.has("src") && isExecuted(values.get("type"))) scripts.push(text);
  }
  return scripts;
}

/** An element's first tag, and for scripts and stylesheets its text; quoted values may hold any character. */
const element =
  /<!--[\s\S]*?-->|<(script|style)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/\1\s*>|<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;

/** Tags of a page are read one by one only where they could hold what is refused: most of them can't. */
const suspect = /(?:^|[\s"'/])(?:style|srcdoc|on)|javascript:/i;
const none: ReadonlyMap<string, string> = new Map();

function readAttributes(text: string): Map<string, string> {
  const attributes = text.matchAll(/([^\s"'=<>/]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g);
  return new Map(
    [...attributes].map(([, name = "", value = ""]) => [name.toLowerCase(), value.replace(/^["']|["']$/g, "")]),
  );
}

/** Whether the policy refuses an attribute, its name in small letters: a style, a handler, or an address that is a script. */
export function isRefusedAttribute([name, value]: [string, string]): boolean {
  if (name === "style" || name === "srcdoc" || /^on/.test(name)) return true;
  return /^(href|src|action|formaction|xlink:href)$/.test(name) && /^\s*javascript:/i.test(value);
}

const isExecuted = (type: string | undefined) => !type || /^(module|(text|application)\/javascript)$/i.test(type);

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

import type { Redirect } from "./redirect-rules";
import { patternOf, type Rule } from "./rules";

/** `vercel.json`: Vercel's own `Cache-Control` for what no rule names is `max-age=0, must-revalidate`. */
export function vercelFile(rules: readonly Rule[], redirects: readonly Redirect[]): string {
  const config = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    framework: null,
    buildCommand: null,
    installCommand: null,
    cleanUrls: false,
    headers: rules.map(({ path, headers }) => ({
      source: sourceOf(path),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Vercel reads a source as a path with regular expressions in parentheses. */
function sourceOf(path: string): string {
  return patternOf(path).slice(1, -1).replaceAll(".*", "(.*)");
}

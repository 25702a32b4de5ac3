import { lineAt } from "./place";
import type { Problem } from "./problem";

/** Secrets by the forms that their makers gave them so that they are found: what each is, and how it looks. */
const forms: readonly (readonly [name: string, form: RegExp])[] = [
  ["a private key", /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/g],
  ["a token of GitHub", /\b(?:gh[pousr]_[0-9A-Za-z]{36}|github_pat_\w{22})/g],
  ["a token of npm", /\bnpm_[0-9A-Za-z]{36}\b/g],
  ["a key of AWS", /\bAKIA(?!\w*EXAMPLE)[0-9A-Z]{16}\b/g],
  ["a token of Slack", /\bxox[abprs]-[0-9A-Za-z-]{10,}/g],
  ["a key of Stripe", /\b[rs]k_live_[0-9A-Za-z]{16,}/g],
];

/**
 * What looks like a secret that works: one of those above, or a credential of the product, by what it begins with. The
 * message does not repeat it, for logs have many readers.
 */
export function checkSecrets({ file, source }: { file: string; source: string }, own: readonly string[]): Problem[] {
  const ours = own.map((start) => ["an API key", new RegExp(`\\b${start}[0-9A-Za-z]{16,}`, "g")] as const);
  return [...ours, ...forms].flatMap(([name, form]) =>
    [...source.matchAll(form)].map(({ index }) => ({
      file,
      line: lineAt(source, index),
      what: `What looks like ${name} stands here whole: whoever reads it, or its history, can use it.`,
      cure: "Revoke it first. Then write a variable in its place, or its beginning and …, and take it out of the history.",
    })),
  );
}

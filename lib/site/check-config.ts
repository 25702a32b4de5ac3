import { readFileSync } from "node:fs";
import { lineOfPath, valueOfPath } from "@/lib/content/field-path";
import type { Problem } from "@/lib/content/problem";
import { site } from "./config";

export const configFile = "lib/site/config.ts";

/** What a field has to be, in words, and how to write it. */
type Form = { is: string; fits: (value: string) => boolean; cure: string };

const text: Form = { is: "a text", fits: (value) => value.trim() !== "", cure: "Write one in double quotes." };
const address: Form = {
  is: "an address",
  fits: (value) => value.startsWith("https://") && URL.canParse(value),
  cure: 'Write it out: "https://app.example.com/login".',
};
const origin: Form = {
  is: "the address of a host",
  fits: (value) => address.fits(value) && new URL(value).origin === value,
  cure: 'Write https:// before the host, and nothing behind it: "https://docs.example.com".',
};
const mailbox: Form = {
  is: "a mailbox",
  fits: (value) => /^[^\s@]+@[^\s@]+$/.test(value),
  cure: 'Write it as in "support@example.com".',
};
const day: Form = {
  is: "a day",
  // JavaScript takes the 31st of April for the 1st of May.
  fits: (value) => /^\d{4}-\d\d-\d\d$/.test(value) && String(new Date(value).toJSON()).startsWith(value),
  cure: 'Write year, month, and day: "2026-11-20".',
};

const fields: Readonly<Record<Exclude<keyof typeof site, "announcement">, Form>> = {
  name: text,
  title: text,
  tagline: text,
  version: text,
  origin,
  loginUrl: address,
  statusUrl: address,
  supportEmail: mailbox,
  securityChecked: day,
  editBase: address,
  apiKeyVariable: text,
  issueBase: address,
};

/**
 * Names, addresses, and days of the site that can be none: the file is TypeScript, but nothing looks at its types before
 * a build. Where the announcement leads is checked with the links of pages.
 */
export function checkConfig(config: object = site, source = readFileSync(configFile, "utf8")): Problem[] {
  const announced = (name: string, ...within: string[]): [string, Form][] =>
    valueOfPath(config, name) ? within.map((field) => [`${name}.${field}`, text]) : [];
  const forms = [
    ...Object.entries(fields),
    ...announced("announcement", "id", "text"),
    ...announced("announcement.link", "href", "text"),
  ];
  return forms.flatMap(([path, { is, fits, cure }]) => {
    const value = valueOfPath(config, path);
    if (typeof value === "string" && fits(value)) return [];
    const what =
      value === undefined ? `"${path}" is missing.` : `"${path}" is ${JSON.stringify(value)}, which is not ${is}.`;
    return [{ file: configFile, line: lineOfPath(source, path), what, cure }];
  });
}

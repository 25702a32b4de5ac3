import { isDay } from "@/lib/content/day";
import { lineOfPath, valueOfPath } from "@/lib/content/field-path";
import { didYouMean } from "@/lib/content/nearest-word.mjs";
import type { Problem } from "@/lib/content/problem";
import { readText } from "@/lib/files/text";
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
  fits: (value) => /^[^\s@:]+@[^\s@:]+$/.test(value),
  cure: 'Write it as in "support@example.com".',
};
/** By the clock of some place on earth, which may be ahead of this one's. */
const hasCome = (value: string) => Date.parse(value) <= Date.now() + 14 * 3_600_000;
const pastDay: Form = {
  is: "a day that has come",
  fits: (value) => isDay(value) && hasCome(value),
  cure: 'Write year, month, and day: "2026-11-20".',
};

const bare: Form = {
  is: "an address without ? and #",
  fits: (value) => address.fits(value) && !/[?#]/.test(value),
  cure: "End it before the ?: what is asked of it is put behind it.",
};
const folder: Form = {
  is: "the address of a folder",
  fits: (value) => address.fits(value) && value.endsWith("/"),
  cure: "End it with a slash: the file of a page is put behind it.",
};
const variable: Form = {
  is: "the name of a variable of a shell",
  fits: (value) => /^[A-Za-z_]\w*$/.test(value),
  cure: 'Write letters, digits, and underscores: "DEVLOG_API_KEY".',
};
const plain: Form = {
  is: "a plain text",
  fits: (value) => text.fits(value) && !/<\/?[a-z]|\*\*|`|\]\(/i.test(value),
  cure: 'Write words alone. A link stands beside the text: link: { href: "/docs/…/", text: "…" }.',
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
  securityChecked: pastDay,
  editBase: folder,
  apiKeyVariable: variable,
  issueBase: bare,
};

const announcementFields = ["id", "text", "link"];

/**
 * Names, addresses, and days of the site that can be none: the file is TypeScript, but nothing looks at its types before
 * a build. Where the announcement leads is checked with the links of pages.
 */
export function checkConfig(config: object = site, source = readText(configFile)): Problem[] {
  const news = valueOfPath(config, "announcement");
  if (news !== undefined && typeof news !== "object") {
    const what = `"announcement" is ${JSON.stringify(news)}, which has no id and no text.`;
    const cure = 'Write { id: "2026-11", text: "We are here." }, or undefined.';
    return [{ file: configFile, line: lineOfPath(source, "announcement"), what, cure }];
  }
  const announced = (name: string, within: Record<string, Form>): [string, Form][] =>
    valueOfPath(config, name) ? Object.entries(within).map(([field, form]) => [`${name}.${field}`, form]) : [];
  const forms = [
    ...Object.entries(fields),
    ...announced("announcement", { id: text, text: plain }),
    ...announced("announcement.link", { href: text, text: plain }),
  ];
  const unknown = Object.keys(Object(valueOfPath(config, "announcement"))).flatMap((name) => {
    if (announcementFields.includes(name)) return [];
    const what = `An announcement has no field "${name}".`;
    const cure = didYouMean(name, announcementFields) ?? "It has id, text, and link.";
    return [{ file: configFile, line: lineOfPath(source, `announcement.${name}`), what, cure }];
  });
  const wrong = forms.flatMap(([path, { is, fits, cure }]) => {
    const value = valueOfPath(config, path);
    if (typeof value === "string" && fits(value)) return [];
    const what =
      value === undefined ? `"${path}" is missing.` : `"${path}" is ${JSON.stringify(value)}, which is not ${is}.`;
    return [{ file: configFile, line: lineOfPath(source, path), what, cure }];
  });
  const known = [...Object.keys(fields), "announcement"];
  const strange = Object.keys(config).flatMap((name) => {
    if (known.includes(name)) return [];
    const cure = didYouMean(name, known) ?? "Remove it: nothing reads it.";
    return [{ file: configFile, line: lineOfPath(source, name), what: `The site has no field "${name}".`, cure }];
  });
  return [...wrong, ...unknown, ...strange];
}

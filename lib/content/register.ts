import { docsRoot, slugOf } from "@/lib/routing/slug";
import type { Announcement } from "@/lib/site/config";
import type { Problem } from "./problem";

/** Every address that was ever published, one a line: pages, and their headings after a `#`; and every announcement. */
export const registerFile = "content/register.txt";

const head = [
  "# Every address that this site has promised: pages, and the ids of their headings; and what it has announced.",
  "# `npm run register` adds what is new. A line is taken out by hand only, with the reason in the commit.",
];

const announced = "announced ";

/** The line of a register that holds an announcement, with its link behind the text. */
export function announcementLine({ id, text, link }: Announcement): string {
  const leads = link ? ` [${link.text}](${link.href})` : "";
  return `${announced}${id}: ${text}${leads}`.replace(/\s+/g, " ");
}

/** The lines of a register without its head, and without what Git writes between two sides of a conflict. */
export function parseRegister(text: string): string[] {
  return text.split("\n").filter((line) => line.startsWith(docsRoot) || line.startsWith(announced));
}

/** The register's text: what it held, with what is there now. Nothing that was promised is dropped. */
export function formatRegister(registered: readonly string[], present: readonly string[]): string {
  return [...head, ...[...new Set([...registered, ...present])].sort(), ""].join("\n");
}

/**
 * Where a promise is to be kept: where it was made, or where its page has moved. Browsers take an id along, except to a
 * redirect's own place, which was chosen for everybody.
 * @example keptAt("/docs/old/#undo", { old: "/docs/new/" }) // "/docs/new/#undo"
 */
export function keptAt(address: string, redirects: Readonly<Record<string, string>>): string {
  const [page = "", id] = address.split("#");
  const slug = slugOf(page) ?? "";
  const moved = Object.hasOwn(redirects, slug) ? redirects[slug] : undefined;
  if (moved === undefined) return address;
  const [keeper = "", place] = moved.split("#");
  return id === undefined || place !== undefined ? keeper : `${keeper}#${id}`;
}

/**
 * Every promise that is broken: a page that is gone without a redirect, or an id without a heading that keeps it. Of a
 * page that is gone, its headings are not named one by one. That a redirect leads nowhere is told where it stands.
 */
export function checkRegister(
  text: string,
  present: ReadonlySet<string>,
  redirects: Readonly<Record<string, string>>,
): Problem[] {
  return text.split("\n").flatMap((address, index) => {
    const [page = ""] = address.split("#");
    const slug = slugOf(page);
    const kept = keptAt(address, redirects);
    if (slug === undefined || present.has(address) || present.has(kept)) return [];
    const place = { file: registerFile, line: index + 1 };
    const [keeper = "", id] = kept.split("#");
    const hasMoved = kept !== address;
    if (id === undefined) {
      const what = `There was a page ${page}, and there is none any more.`;
      const cure = `Lead its readers on: write "${slug}": "/docs/…/" in content/redirects.ts.`;
      return hasMoved ? [] : { ...place, what, cure };
    }
    if (!present.has(keeper)) return [];
    const asWell = `as well, as in ## Title [#new-id, #${id}].`;
    return hasMoved
      ? {
          ...place,
          what: `${page} had the id "${id}", and ${keeper}, where it is led on to, does not have it.`,
          cure: `Keep links to it working: give it to a heading there ${asWell} If one section took over all of the old page, lead to that: "${slug}": "${keeper}#…" in content/redirects.ts.`,
        }
      : {
          ...place,
          what: `${page} had the id "${id}" and has it no more.`,
          cure: `Keep links to it working: give it to a heading ${asWell}`,
        };
  });
}

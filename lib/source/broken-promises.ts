import { redirects } from "@/content/redirects";
import type { Ledger } from "@/lib/content/ledger";
import type { Problem } from "@/lib/content/problem";
import { checkRegister, keptAt, parseRegister, registerFile } from "@/lib/content/register";
import { readText } from "@/lib/files/text";
import { readSiteApi } from "@/lib/openapi/document/site-api";
import { addressesOf } from "./addresses";
import type { Site } from "./source";

/** Addresses that were promised and lead nowhere. Of a page that was not read, and of an unread API, nobody knows. */
export function brokenPromises(site: Site, ledgers: ReadonlyMap<string, Ledger>): Problem[] {
  if (!readSiteApi().document) return [];
  const text = readText(registerFile);
  const promised = parseRegister(text).map((address) => keptAt(address, redirects));
  const read = site.pages.flatMap((page) => {
    const ledger = ledgers.get(page.slug);
    return ledger ? addressesOf(page, ledger) : [];
  });
  const isUnread = (slug: string) => ledgers.get(slug)?.isPart ?? !ledgers.has(slug);
  const unread = new Set<string>(site.pages.flatMap(({ slug, href }) => (isUnread(slug) ? [href] : [])));
  const believed = promised.filter((address) => unread.has(address.split("#")[0] ?? ""));
  return checkRegister(text, new Set([...read, ...believed]), redirects);
}

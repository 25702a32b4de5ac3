import type { Ledger } from "@/lib/content/ledger";
import { holdingsOf } from "./holdings";
import { getSite } from "./source";
import type { Page } from "./types";

/** Every address of the site that a reader can keep: pages, and the ids of their headings, older ones included. */
export async function listAddresses(): Promise<string[]> {
  const addresses: string[] = [];
  for (const page of getSite().pages) addresses.push(...addressesOf(page, (await holdingsOf(page)).ledger));
  return addresses;
}

/** A page's address, and those of its headings. */
export function addressesOf(page: Page, ledger: Ledger): string[] {
  // The fields of an operation come and go with the API; the sections of its page stay.
  const kept = page.kind === "operation" ? ledger.headings.map(({ id }) => id) : ledger.ids;
  // The notes at the foot of a page are numbered by their order, which may change; their heading is nobody's.
  const ids = kept.filter((id) => !/^(?:user-content-|footnote-label$)/.test(id));
  return [page.href, ...ids.map((id) => `${page.href}#${id}`)];
}

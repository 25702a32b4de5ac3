import { holdingsOf } from "./holdings";
import { getSite, type Site } from "./source";

/** Every address of the site that a reader can keep: pages, and the ids of their headings, older ones included. */
export async function listAddresses(site: Site = getSite()): Promise<string[]> {
  const addresses: string[] = [];
  for (const page of site.pages) {
    const { href } = page;
    const { ledger } = await holdingsOf(page);
    // The fields of an operation come and go with the API; the sections of its page stay.
    const kept = page.kind === "operation" ? ledger.headings.map(({ id }) => id) : ledger.ids;
    // The notes at the foot of a page are numbered by their order, which may change.
    const ids = kept.filter((id) => !/^(user-content-|footnote-)/.test(id));
    addresses.push(href, ...ids.map((id) => `${href}#${id}`));
  }
  return addresses;
}

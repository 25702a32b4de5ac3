import { compilePage } from "@/lib/content/compile";
import { getSite, type Site } from "./source";

/** Every address of the site that a reader can keep: pages, and the ids of their headings, older ones included. */
export async function listAddresses(site: Site = getSite()): Promise<string[]> {
  const addresses: string[] = [];
  for (const { file, source, href } of site.pages) {
    const { ledger } = await compilePage(file, source);
    // The notes at the foot of a page are numbered by their order, which may change.
    const ids = ledger.ids.filter((id) => !/^(user-content-|footnote-)/.test(id));
    addresses.push(href, ...ids.map((id) => `${href}#${id}`));
  }
  return addresses;
}

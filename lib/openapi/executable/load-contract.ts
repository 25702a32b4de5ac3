import { isOther } from "@/lib/content/check-hosts";
import { keptFor } from "@/lib/files/kept";
import { site } from "@/lib/site/config";
import { readSiteApi, siteSource } from "../document/site-api";
import type { ApiSource } from "../document/source";
import { buildContract, type Contract } from "./contract";
import type { Surroundings } from "./page-call";

const contractOf = keptFor(({ root }: ApiSource) => buildContract(root));

/** The contract of the site's own API. Throws while its description cannot be read. */
export const loadContract = (): Contract => contractOf(siteSource());

const origins = [site.origin, new URL(site.loginUrl).origin, site.statusUrl];

/** The hosts of the product: those of its sites, of its mail, and of its API; and its mailbox. Throws as `loadContract` does. */
export function ownHosts(): ReadonlySet<string> {
  const hosts = [...origins, ...loadContract().servers].map((address) => new URL(address).hostname);
  return new Set([...hosts, site.supportEmail.split("@")[1] ?? "", site.supportEmail]);
}

/** The same, or nothing while the API's description can't be read: its own are not known then. */
export const knownHosts = (): ReadonlySet<string> | undefined => (readSiteApi().document ? ownHosts() : undefined);

/** Beside the API's, a page may call the product's other addresses, and those that pages may name. */
export const surroundings: Surroundings = {
  origins,
  program: site.name.toLowerCase(),
  isKnown: (origin) => origins.includes(origin) || isOther(origin.replace(/^https?:\/\/|:\d+$/g, "")),
};

import { placeOf } from "@/lib/content/place";
import type { Fault, Problem } from "@/lib/content/problem";
import { isEndpoint, oauthEndpoint } from "./check-oauth";
import { type Contract, serverOf } from "./contract";
import { pathFault } from "./find-operation";

/**
 * Every address on the API's host, in whatever sentence, link, or language it stands, that the API would not know:
 * beside its server and its OAuth endpoints, or of a path that no operation has. What a program fills in may be anything,
 * and an address may end before it does.
 */
export function checkAddresses({ file, source }: { file: string; source: string }, contract: Contract): Problem[] {
  const [server = ""] = contract.servers;
  const { host } = new URL(server);
  const address = new RegExp(
    `https?://${host.replaceAll(".", "\\.")}(?![\\w.-]*\\w|:\\d)[^\\s"'\`<>()[\\]\\\\;,…?#|*&]*`,
    "g",
  );
  return [...source.matchAll(address)].flatMap(({ 0: found, index }) => {
    const fault = addressFault(found.replace(/[.:!_~=]+$/, ""), server, contract);
    return fault ? [{ file, ...placeOf(source, index), ...fault }] : [];
  });
}

function addressFault(url: string, server: string, contract: Contract): Fault | undefined {
  const known = [...contract.tokenUrls, ...contract.servers];
  const isBegun = (address: string) => `${address}/`.startsWith(`${url.replace(/\/$/, "")}/`);
  const [written = ""] = url.split(/[${]|%s/);
  if (
    known.some(isBegun) ||
    (written !== url && known.some((address) => `${address}/`.startsWith(written))) ||
    isEndpoint(oauthEndpoint(contract, url) ?? "")
  )
    return undefined;
  const own = serverOf(contract, url);
  if (own === undefined) return { what: `Nobody knows the address ${url}.`, cure: `Write it out: ${server}/….` };
  return pathFault(contract, url.slice(own.length));
}

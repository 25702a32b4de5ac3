import { otherHosts } from "@/content/hosts";
import { nearestWord } from "./nearest-word.mjs";
import { placeOf } from "./place";
import type { Problem } from "./problem";

export const hostsFile = "content/hosts.ts";

const address = /\bhttps?:\/\/([a-z0-9][a-z0-9.-]*[a-z0-9])|[\w.+-]+@((?:[a-z0-9-]+\.)+[a-z]{2,})/gi;

/** A page that shows somebody's mailbox would bring them mail. */
const ownMailbox = "Write a mailbox on a host of nobody, as robin@okafor.example; if readers are to write there, add";

/**
 * Every address on a host that is neither the product's nor one that pages may name: misspelled, or of an older name; and
 * every mailbox that is nearly the product's. `own` are its hosts and its mailbox.
 */
export function checkHosts({ file, source }: { file: string; source: string }, own: ReadonlySet<string>): Problem[] {
  return [...source.matchAll(address)].flatMap((found) => {
    const [whole, web, mail = ""] = found;
    const host = web ?? mail;
    if (isOther(host)) return [];
    if (own.has(host)) {
      const box = mail ? nearestBox(whole.toLowerCase(), own) : undefined;
      const what = `Nobody reads what is sent to ${whole}.`;
      return box ? [{ file, ...placeOf(source, found.index), what, cure: `Did you mean ${box}?` }] : [];
    }
    const meant = nearestWord(host, [...own, ...otherHosts]);
    return {
      file,
      ...placeOf(source, found.index + whole.length - host.length),
      what: `The host ${host} is neither the product's nor one that pages name.`,
      cure: `${meant ? `Did you mean ${meant}? Otherwise add` : mail ? ownMailbox : "Add"} it to ${hostsFile}.`,
    };
  });
}

/** The product's mailbox that is nearly called so; others may be there that only send. */
function nearestBox(mailbox: string, own: ReadonlySet<string>): string | undefined {
  if (own.has(mailbox)) return undefined;
  return nearestWord(
    mailbox,
    [...own].filter((name) => name.includes("@")),
    3,
  );
}

/** Entries of the list of others' hosts that name none: an address, a path, a port. */
export function checkHostList(hosts: readonly string[], source: string): Problem[] {
  return hosts.flatMap((host) => {
    if (/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$|^localhost$/.test(host)) return [];
    const name = host
      .toLowerCase()
      .replace(/^\w+:\/*|^\W+/, "")
      .replace(/[^a-z0-9.-].*$/, "");
    const cure = name.includes(".") ? `Write its name alone: "${name}".` : "Write it whole, as in acme.example.";
    return [
      {
        file: hostsFile,
        ...placeOf(source, source.indexOf(JSON.stringify(host))),
        what: `"${host}" is no host.`,
        cure,
      },
    ];
  });
}

/** Whether a host is one of others that pages may name, or below it. */
export function isOther(host: string): boolean {
  return otherHosts.some((other) => host === other || host.endsWith(`.${other}`));
}

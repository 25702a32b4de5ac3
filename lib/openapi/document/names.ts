import { keptFor } from "@/lib/files/kept";
import { objectOf } from "./json";
import { siteSource } from "./site-api";
import type { ApiSource } from "./source";
import { walk } from "./walk";

/** The names that the site's API has for values: of the fields of bodies and of parameters, and of header fields. */
export const valueNames = (): { fields: readonly string[]; headers: readonly string[] } => namesIn(siteSource());

/** What credentials of the site's API begin with, where its description says so: `bearerFormat: key_…`. */
export const credentialStarts = (): readonly string[] => namesIn(siteSource()).credentials;

const namesIn = keptFor(({ root }: ApiSource) => {
  const fields = new Set<string>();
  const headers = new Set<string>();
  const credentials: string[] = [];
  for (const { node, pointer } of walk(root)) {
    for (const name of Object.keys(objectOf(node.properties))) fields.add(name);
    if (typeof node.name === "string" && node.in !== undefined)
      (node.in === "header" ? headers : fields).add(node.name);
    credentials.push(...(/^(\w+_)…$/.exec(String(node.bearerFormat))?.slice(1) ?? []));
    // What components have are names of ours, and no header fields.
    if (pointer !== "/components") for (const name of Object.keys(objectOf(node.headers))) headers.add(name);
  }
  return { fields: [...fields], headers: [...headers], credentials };
});

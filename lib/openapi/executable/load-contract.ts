import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { site } from "@/lib/site/config";
import { parseSource } from "../source";
import type { Surroundings } from "./check-page";
import { buildContract, type Contract } from "./contract";

const file = "openapi/devlog.yaml";
let loaded: { stamp: string; contract: Contract } | undefined;

/** The contract of the site's own API: read once in a build, again in `next dev` when its file has changed. */
export function loadContract(): Contract {
  const place = path.join(process.cwd(), file);
  const { mtimeMs, size } = statSync(place);
  const stamp = `${mtimeMs}:${size}`;
  if (loaded?.stamp !== stamp)
    loaded = { stamp, contract: buildContract(parseSource(file, readFileSync(place, "utf8")).root) };
  return loaded.contract;
}

const origins = [site.origin, new URL(site.loginUrl).origin, site.statusUrl];

/** Beside the API's, a page may call the product's other addresses, and those of the reader in the story. */
export const surroundings: Surroundings = {
  origins,
  program: site.name.toLowerCase(),
  isKnown: (origin) =>
    origins.includes(origin) || /^https?:\/\/(localhost|127\.0\.0\.1|[a-z.-]+\.acme\.example)(:|$)/.test(origin),
};

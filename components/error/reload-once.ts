import { readVisit, writeVisit } from "@/lib/browser/storage";
import { sessionKeys } from "@/lib/site/storage-keys";

const pause = 10_000;

/**
 * Loads the page anew, unless that was done for the same address within the last ten seconds: then the script is
 * really gone, and going round in circles would help nobody. Says whether it did.
 */
export function reloadOnce(): boolean {
  const last = readVisit(sessionKeys.reloaded, isReload);
  if (last?.href === location.href && Date.now() - last.at < pause) return false;
  writeVisit(sessionKeys.reloaded, { href: location.href, at: Date.now() });
  // Where nothing can be remembered, nothing guards against a loop.
  if (!readVisit(sessionKeys.reloaded, isReload)) return false;
  location.reload();
  return true;
}

type Reload = { href: string; at: number };

function isReload(value: unknown): value is Reload {
  return (
    typeof value === "object" && value !== null && "href" in value && "at" in value && typeof value.at === "number"
  );
}

import { dialogClosed } from "@/lib/browser/dialog-closed";

/*
 * Loads a page anew that is of another build than its payload (wake.ts): it came out of a cache, or a moment before a
 * deployment. Once, where the host has another page by now, and not while the reader is at work in it. Where it stays as it
 * is, its links load pages whole. The host's newest script serves pages of all builds: it relies on little of theirs.
 */
const ours = buildOf(document);
const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
// Without a line, the page stays as it is.
if (load?.type !== "reload") renew().catch(() => {});

async function renew(): Promise<void> {
  const address = location.href;
  const response = await fetch(address, { cache: "no-cache" });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  // What a network answers that asks to sign in first has no build, nor has a host's own error.
  if (!response.ok || [undefined, ours].includes(buildOf(page))) return;
  await dialogClosed();
  const isTypedIn = [...document.querySelectorAll<HTMLInputElement>("main input")].some(
    ({ type, value }) => type === "text" && value !== "",
  );
  if (!isTypedIn && location.href === address) location.reload();
}

function buildOf(page: Document): string | undefined {
  return page.querySelector<HTMLElement>("script[data-build]")?.dataset.build;
}

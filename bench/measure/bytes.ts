import { brotliCompressSync } from "node:zlib";
import { searchFolder } from "@/lib/routing/site-files";
import type { FreshPage } from "./browser";
import { get } from "./get";

/** A response of a visit; sizes are of the body at brotli's best, in bytes. */
export type Transfer = { url: string; type: string; bytes: number; isBeforeLoad: boolean };

/**
 * Notes what a page asks for. Before `load` counts whatever was asked for before it, also what `load` did not wait for.
 * Call `list` at the end of the visit: each address once, as the browser's cache would have it.
 */
export async function watchTransfers({ cdp }: FreshPage) {
  const requests: { id: string; url: string; type: string; at: number }[] = [];
  let loadAt = Number.POSITIVE_INFINITY;
  cdp.on("Network.requestWillBeSent", ({ requestId, request, type, timestamp }) => {
    if (request.url.startsWith("http"))
      requests.push({ id: requestId, url: request.url, type: type ?? "Other", at: timestamp });
  });
  cdp.on("Page.loadEventFired", ({ timestamp }) => {
    loadAt = Math.min(loadAt, timestamp);
  });
  await cdp.send("Page.enable");

  const list = async (): Promise<Transfer[]> => {
    const first = new Map<string, (typeof requests)[number]>();
    // A preloaded script is asked for once as a preload and once as a script; the earlier one fetched it.
    for (const request of requests) if (!first.has(request.url)) first.set(request.url, request);
    return Promise.all(
      [...first.values()].map(async ({ url, type, at }) => ({
        url,
        type,
        bytes: await brotliSize(url),
        isBeforeLoad: at <= loadAt,
      })),
    );
  };
  return { list };
}

/** Whether a file is one of the search's, which is fetched when a reader reaches for it. */
export const isOfSearch = (url: string) => new URL(url).pathname.startsWith(searchFolder);

const sizes = new Map<string, Promise<number>>();

/** The site is static: asking again gives the same body, without the browser's rules on what it still remembers. */
export function brotliSize(url: string): Promise<number> {
  const known = sizes.get(url);
  if (known) return known;
  const size = get(url).then((body) => brotliCompressSync(body).length);
  sizes.set(url, size);
  return size;
}

import { expect, type Page, type Request } from "@playwright/test";
import { afterFrames } from "./frames";

/** What Next fetches of another page: its payload, whole or in parts, but not its HTML. */
export const payloads = /\/docs\/.*\.txt\?_rsc=/;

/** The requests made from now on that a check approves. */
export function collectRequests(page: Page, isWanted: (request: Request) => boolean): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (isWanted(request)) requests.push(request);
  });
  return requests;
}

/**
 * Watches what is asked for from now on. What it gives waits until something was that a check approves, all of it has come
 * or failed, and the page has had the frames to do what it does with it.
 */
export function watchAnswers(page: Page, isWanted: (request: Request) => boolean): () => Promise<void> {
  // Nobody waits for the body of a HEAD, of which there is none.
  const requests = collectRequests(page, (request) => request.method() !== "HEAD" && isWanted(request));
  const over = new Set<Request>();
  // By events: `response.finished()` waits for ever where the answer breaks off.
  page.on("requestfinished", (request) => over.add(request));
  page.on("requestfailed", (request) => over.add(request));
  return async () => {
    await expect.poll(() => requests.length > 0 && requests.every((request) => over.has(request))).toBe(true);
    await afterFrames(page);
  };
}

/** Whether a request fetches a page before anybody asked for it. */
export const isPrefetch = (request: Request) => "next-router-prefetch" in request.headers();

/** Whether a request loads a whole page. */
export const isFullLoad = (request: Request) => request.isNavigationRequest() && request.resourceType() === "document";

/** The paths of the pages that are loaded whole from now on. */
export function fullLoads(page: Page): () => string[] {
  const loads = collectRequests(page, isFullLoad);
  return () => loads.map((request) => new URL(request.url()).pathname);
}

/** What is fetched of a page that is gone to: Next's payload, and the page's own HTML. */
export const partsOf = (target: string) => ({
  payload: (request: Request) => payloads.test(request.url()),
  text: (request: Request) =>
    new URL(request.url()).pathname === target && request.method() === "GET" && !isFullLoad(request),
});

/** Waits, once a page's link is pointed at, until all that is fetched ahead of it is there. */
export function watchFetchedAhead(page: Page, target: string): () => Promise<void> {
  const { payload, text } = partsOf(target);
  // Of the payload's parts, the page itself is asked for last.
  const isLast = (request: Request) => payload(request) && /__PAGE__\.txt/.test(request.url());
  const waits = [watchAnswers(page, isLast), watchAnswers(page, text)];
  return async () => {
    for (const wait of waits) await wait();
  };
}

import type { Page, Request } from "@playwright/test";

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

import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { contentFolder } from "@/lib/content/files";
import { docsRoot } from "@/lib/routing/slug";
import { getSite } from "@/lib/source/source";
import { watchFolders } from "./watch-folders";

/** What an open page should do: draw its text anew, or load again because more than its text has changed. */
export type PreviewMessage = "refresh" | "reload";

const quiet = 20;

/**
 * In `next dev`: watches the content, which is not in the module graph, and tells open pages of changes by server-sent
 * events. Returns the port on which it does so.
 */
export function startWatching(): Promise<number> {
  const listeners = new Set<ServerResponse>();
  let known = shownOfOthers();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let needsReload = false;

  watchFolders([contentFolder, "public", "openapi"], (name) => {
    needsReload ||= !name.endsWith(".mdx");
    clearTimeout(timer);
    // An editor saves in several steps.
    timer = setTimeout(() => {
      const found = shownOfOthers();
      const message: PreviewMessage = needsReload || found.trees !== known.trees ? "reload" : "refresh";
      if (found.slugs !== known.slugs) askForPages();
      known = found;
      needsReload = false;
      for (const listener of listeners) listener.write(`data: ${message}\n\n`);
    }, quiet);
  });

  const server = createServer((request, response) => {
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store",
      "Access-Control-Allow-Origin": request.headers.origin ?? "*",
    });
    response.write(":\n\n");
    listeners.add(response);
    request.on("close", () => listeners.delete(response));
  });
  server.unref();
  return new Promise((resolve) => server.listen(0, "localhost", () => resolve((server.address() as AddressInfo).port)));
}

/** What a page shows of other pages: their places in the sidebars; and which pages there are. */
function shownOfOthers(): { trees: string; slugs: string } {
  try {
    const { trees, pages } = getSite();
    return { trees: JSON.stringify(trees), slugs: pages.map(({ slug }) => slug).join() };
  } catch {
    // A file was deleted between listing and reading; the next change tells.
    return { trees: "", slugs: "" };
  }
}

/**
 * Next keeps the list of pages and asks for it anew only after it has answered a request from the old one. This is that
 * request, so that the first visit to a new page finds it.
 */
function askForPages(): void {
  fetch(`http://localhost:${process.env.PORT}${docsRoot}`).catch(() => {
    // The server is on its way up or down: the next request does the same.
  });
}

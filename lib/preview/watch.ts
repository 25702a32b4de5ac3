import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { contentFolder, listContentFiles } from "@/lib/content/files";
import { frontmatterIn } from "@/lib/content/frontmatter-text";
import { keptByFile } from "@/lib/files/kept";
import { docsRoot } from "@/lib/routing/slug";
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
      const areOthers = found.files !== known.files;
      const message: PreviewMessage = needsReload || areOthers || found.labels !== known.labels ? "reload" : "refresh";
      if (needsReload || areOthers) askForPages();
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

/**
 * What a page shows of other pages: which there are, and what the sidebars call them. Read as text, apart from the site's
 * own reading: that would be bundled a second time, and the first page, and each save, would wait for it.
 */
function shownOfOthers(): { files: string; labels: string } {
  try {
    const files = listContentFiles().map(({ file }) => file);
    return { files: files.join(), labels: files.map(labelsIn).join("\n") };
  } catch {
    // A file was deleted between listing and reading; the next change tells.
    return { files: "", labels: "" };
  }
}

const labelsIn = keptByFile((source) => listLabels(source).join("\n"));

/** The fields of a page's frontmatter by which sidebars name it, as they are written. */
export function listLabels(source: string): string[] {
  return frontmatterIn(source)?.text.match(/^(?:title|sidebarLabel):.*(?:\r?\n[ \t].*)*/gm) ?? [];
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

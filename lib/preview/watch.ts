import { watch } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { contentFolder } from "@/lib/content/files";
import { getSite } from "@/lib/source/source";

/** What an open page should do: draw its text anew, or load again because more than its text has changed. */
export type PreviewMessage = "refresh" | "reload";

const quiet = 20;

/**
 * In `next dev`: watches the content, which is not in the module graph, and tells open pages of changes by server-sent
 * events. Returns the port on which it does so.
 */
export function startWatching(): Promise<number> {
  const listeners = new Set<ServerResponse>();
  let navigation = navigationText();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let needsReload = false;

  for (const folder of [contentFolder, "public/docs"]) {
    watch(folder, { recursive: true }, (_event, name) => {
      needsReload ||= !name?.endsWith(".mdx");
      clearTimeout(timer);
      // An editor saves in several steps.
      timer = setTimeout(() => {
        const changed = navigationText();
        const message: PreviewMessage = needsReload || changed !== navigation ? "reload" : "refresh";
        navigation = changed;
        needsReload = false;
        for (const listener of listeners) listener.write(`data: ${message}\n\n`);
      }, quiet);
    });
  }

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

/** Everything that a page shows of other pages. */
function navigationText(): string {
  try {
    return JSON.stringify(getSite().trees);
  } catch {
    // A file was deleted between listing and reading; the next change tells.
    return "";
  }
}

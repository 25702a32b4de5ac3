import { createServer, type ServerResponse } from "node:http";
import { contentFolder, listContentFiles } from "@/lib/content/files";
import { frontmatterIn } from "@/lib/content/frontmatter-text";
import { keptByFile } from "@/lib/files/kept";
import { lookLasts } from "@/lib/files/look";
import { listening } from "@/lib/network/listening";
import { lateChecks } from "./late-checks";
import { watchFolders } from "./watch-folders";

/** In milliseconds; longer than a look at files lasts, so that what is drawn then has looked since. */
const quiet = lookLasts + 5;

/** Where a page hears of changes, the version of what it shows beside its text, and how often anything was saved. */
type Watch = { port: string; version: number; saves: number };

/** Started once: this module is evaluated again when code was edited. */
const shared = globalThis as { previewWatch?: Promise<Watch> };

/**
 * In `next dev`: watches the content, which is not in the module graph, and tells open pages of changes by server-sent
 * events, each the version of what a page shows beside its text, and the number of saves. A page that was drawn from
 * another version loads again; else its text alone is drawn anew. A missing one loads again after any save. It is told as
 * it begins to listen, too: of what was saved while it was on its way.
 */
export function watchContent(): Promise<Watch> {
  shared.previewWatch ??= startWatching();
  return shared.previewWatch;
}

async function startWatching(): Promise<Watch> {
  const watch: Watch = { port: "", version: 0, saves: 0 };
  const listeners = new Set<ServerResponse>();
  const tell = (listener: ServerResponse) => listener.write(`data: ${watch.version} ${watch.saves}\n\n`);
  const tellAll = () => listeners.forEach(tell);
  let known = shownOfOthers();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let needsReload = false;
  // What they find, a page shows when it is drawn anew.
  const checks = lateChecks(tellAll);

  watchFolders([contentFolder, "public", "openapi"], (name) => {
    needsReload ||= !name.endsWith(".mdx");
    clearTimeout(timer);
    checks.stop();
    // An editor saves in several steps.
    timer = setTimeout(() => {
      const found = shownOfOthers();
      const areOthers = found.files !== known.files;
      if (needsReload || areOthers || found.labels !== known.labels) watch.version += 1;
      watch.saves += 1;
      known = found;
      checks.start({ isChanged: needsReload });
      needsReload = false;
      tellAll();
    }, quiet);
  });

  const server = createServer((request, response) => {
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store",
      "Access-Control-Allow-Origin": request.headers.origin ?? "*",
    });
    tell(response);
    listeners.add(response);
    // A page is on the screen, the first one perhaps: nobody waits now.
    checks.start({ isChanged: false });
    request.on("close", () => listeners.delete(response));
  });
  server.unref();
  watch.port = new URL(await listening(server)).port;
  return watch;
}

/**
 * What a page shows of other pages: which there are, and what the sidebars call them. Read as text, apart from the site's
 * own reading, for which each save would wait.
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
  return frontmatterIn(source)?.text.match(/^(?:title|sidebarLabel):.*(?:\n[ \t].*)*/gm) ?? [];
}

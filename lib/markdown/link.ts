import { twinHref } from "@/lib/routing/page-files";
import type { DocsHref } from "@/lib/routing/slug";
import { site } from "@/lib/site/config";

/**
 * Where a link of a page leads in its twin: to the twin of another page, whole, since the text may be read anywhere.
 * Links within the page stay as they are. Either finds the place that it names (anchors.ts).
 * @example twinLink("/docs/inbox/#undo") // "https://docs.devlog.example/docs/inbox.md#undo"
 */
export function twinLink(href: string): string {
  if (!href.startsWith("/")) return href;
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  const isPage = path.startsWith("/docs/") && path.endsWith("/");
  return `${site.origin}${isPage ? twinHref(path as DocsHref) : path}${rest}`;
}

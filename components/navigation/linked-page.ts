import { barePathname, slugOf } from "@/lib/routing/slug";
import { isPlainClick } from "./plain-click";

/** The parts of `location` that decide what a link is. */
export type Here = { origin: string; pathname: string; search: string };

/** The link around an element, if it leads to another page of this site in this tab. */
export function linkedPage(target: EventTarget | null, here: Here): HTMLAnchorElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest("a[href]");
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  const leavesTab = (link.target !== "" && link.target !== "_self") || link.hasAttribute("download");
  const isPage = link.origin === here.origin && slugOf(link.pathname) !== undefined && !isFile(link.pathname);
  // The same page: a jump to a heading is the browser's business.
  const isHere = barePathname(link.pathname) === barePathname(here.pathname) && link.search === here.search;
  return !leavesTab && isPage && !isHere && isDecodable(link.pathname + link.hash) ? link : undefined;
}

/** The page that a click asks for in this tab, if it is a plain one nobody has dealt with. */
export function clickedPage(event: MouseEvent, here: Here): HTMLAnchorElement | undefined {
  return isPlainClick(event) ? linkedPage(event.target, here) : undefined;
}

/** Whether a path names a file to fetch and not a page: it has an ending other than .html. */
function isFile(pathname: string): boolean {
  return /\.[a-z0-9]+$/i.test(pathname) && !pathname.endsWith(".html");
}

/** Next's router throws at malformed escapes (`#%E0%A4%A`); the browser does not, so it gets those links. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

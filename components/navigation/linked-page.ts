import { barePathname, hrefOf, isFilePath, slugOf } from "@/lib/routing/slug";
import { isPlainClick } from "./plain-click";

/** The parts of `location` that decide what a link is. */
export type Here = { origin: string; pathname: string; search: string };

/** The link around an element, if it leads to a page of this site in this tab, and not to a place in this one. */
export function linkedPage(target: EventTarget | null, here: Here): HTMLAnchorElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest("a[href]");
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  const leavesTab = (link.target !== "" && link.target !== "_self") || link.hasAttribute("download");
  const isPage = link.origin === here.origin && slugOf(link.pathname) !== undefined && !isFilePath(link.pathname);
  // A jump to a heading, or to `#`, is the browser's business.
  const isJump = isSamePath(link, here) && link.search === here.search && link.href.includes("#");
  return !leavesTab && isPage && !isJump && isDecodable(link.pathname + link.hash) ? link : undefined;
}

/** Whether two addresses are those of one page, in whichever form and with whichever query. */
export function isSamePath(one: Pick<Here, "pathname">, other: Pick<Here, "pathname">): boolean {
  return barePathname(one.pathname) === barePathname(other.pathname);
}

/** The page that a click asks for in this tab, if it is a plain one nobody has dealt with. */
export function clickedPage(event: MouseEvent, here: Here): HTMLAnchorElement | undefined {
  return isPlainClick(event) ? linkedPage(event.target, here) : undefined;
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

/** The address of the page that a pathname leads to; that of the landing page where it leads to none. */
export const pageAt = ({ pathname }: { pathname: string }) => hrefOf(slugOf(pathname) ?? "");

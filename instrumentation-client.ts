import { leadToSingleSlash } from "@/components/navigation/single-slash";
import { type NavigationType, noteWanted } from "@/components/page/page-html";
import { navigationStarted } from "@/components/progress/route-progress";

// Before the router reads the address.
leadToSingleSlash();

/** Next calls this at the start of every client navigation, also in an export. */
export function onRouterTransitionStart(url: string, type: NavigationType): void {
  noteWanted(url, type);
  navigationStarted(url);
}

import { navigationStarted as pageWanted } from "@/components/page/page-html";
import { navigationStarted as showProgress } from "@/components/progress/route-progress";

/** Next calls this at the start of every client navigation, also in an export. */
export function onRouterTransitionStart(url: string): void {
  pageWanted(url);
  showProgress(url);
}

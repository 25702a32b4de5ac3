import nprogress from "nprogress";
import { barePathname } from "@/lib/routing/slug";
import { indicatorDelay, progressBar } from "@/lib/site/constants";

/**
 * The bar on top of the window while a page is on its way: 200 ms after a navigation to another path begins, until
 * that path is on the screen. `navigationStarted` is told by Next at every transition (instrumentation-client.ts),
 * `routeShown` by `PageArrival`. The path on the screen is remembered here, since on Back and Forward the address
 * has changed before the transition begins.
 */
let shown = "";
let isComing = false;
let timer: ReturnType<typeof setTimeout> | undefined;

nprogress.configure({
  showSpinner: false,
  template: progressBar,
  barSelector: ".bar",
});

export function navigationStarted(url: string): void {
  const path = barePathname(new URL(url, location.href).pathname);
  // Back to the page that is still there: whatever was on its way is not wanted any more.
  if (path === shown) {
    finish();
    return;
  }
  isComing = true;
  clearTimeout(timer);
  // A bar that stands goes on for this page: one that went first would keep the next from coming for most of a second.
  if (nprogress.isStarted()) return;
  timer = setTimeout(() => {
    nprogress.configure({ speed: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 200 });
    nprogress.start();
  }, indicatorDelay);
  // Of a page that is left, the browser keeps what stands on it.
  addEventListener("pagehide", finish, { once: true });
}

export function routeShown(pathname: string): void {
  shown = barePathname(pathname);
  finish();
}

/** Whether a page is on its way, and the one on the screen is still that of the address: no way back has begun. */
export const isPageComing = (): boolean => isComing && barePathname(location.pathname) === shown;

function finish(): void {
  isComing = false;
  clearTimeout(timer);
  nprogress.done();
}

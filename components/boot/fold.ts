/*
 * The script in a page's text, below its first screen. It restores what stands above it (restore.ts), and waits for the
 * stylesheet, so that the first frame can come before the rest of the page. What of the rest is there before any frame is
 * left out of that one all the same, or a slow phone would lay out a long page first, which takes 100 ms. It comes when
 * that frame is on the screen: what is laid out before would hold it up on its way there. Not where the browser has to
 * find a place in it, nor where nobody looks: there, no frame comes.
 */
const { docs } = window as { docs: NonNullable<Window["docs"]> };
const script = document.currentScript;

docs.restoreTabs();

const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
// The part of an address that names words (`#:~:text=`) is no hash, and stands here alone.
if (!docs.drawn && !document.hidden && visit?.type === "navigate" && !visit.name.includes("#")) {
  docs.drawn = true;
  const setBelow = (isBelow: boolean) => {
    document.querySelector("body>footer")?.toggleAttribute("data-below", isBelow);
    // The parts of an operation stand in two elements, so what comes after the script is not beside it alone.
    for (let above: Element | null = script; above && above.localName !== "main"; above = above.parentElement)
      for (let part = above.nextElementSibling; part; part = part.nextElementSibling)
        part.toggleAttribute("data-below", isBelow);
  };
  const rest = new MutationObserver(() => setBelow(true));
  rest.observe(document, { childList: true, subtree: true });
  // What changes the page later is not this script's affair.
  addEventListener("DOMContentLoaded", () => {
    if (rest.takeRecords().length > 0) setBelow(true);
    rest.disconnect();
  });
  const showRest = () => {
    rest.disconnect();
    setBelow(false);
  };
  requestAnimationFrame(() => {
    // It may be there already: what came first of a slow line ended above this script.
    new PerformanceObserver((shown) => {
      if (shown.getEntriesByName("first-contentful-paint").length > 0) showRest();
    }).observe({ type: "paint", buffered: true });
    // Not every browser tells.
    setTimeout(showRest, 200);
  });
}

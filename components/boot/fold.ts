/*
 * The script in a page's text, below its first screen. It waits for the stylesheet, so that the first frame can come before
 * the rest of the page. What comes below it is left out until that frame is on the screen: else a slow phone would lay out a
 * long page first, or hold the frame up on its way there. Then it comes, a piece with each frame, so that what a reader
 * presses meanwhile is heard between two. Not where the browser has to find a place in it, nor where nobody looks: there, no
 * frame comes.
 */
const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
// The part of an address that names words (`#:~:text=`) is no hash, and stands here alone.
if (!document.hidden && visit?.type === "navigate" && !visit.name.includes("#")) {
  const rest = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const part of addedNodes)
        if (part instanceof Element && part.matches("main *,body>footer")) part.setAttribute("data-below", "fold");
  });
  // The parts of an operation stand in two elements, so what comes after the script is not beside it alone.
  for (let around = document.currentScript?.parentElement; around; around = around.parentElement)
    rest.observe(around, { childList: true });

  // Not every browser tells when its first frame is on the screen.
  const latest = performance.now() + 200;
  // Elements in a piece. With fewer, what a frame costs by itself counts more.
  let size = 150;
  const showPiece = () => {
    if (performance.now() > latest || performance.getEntriesByName("first-contentful-paint")[0]) {
      let shown = 0;
      for (const part of document.querySelectorAll("[data-below]")) {
        if (shown > size) break;
        part.removeAttribute("data-below");
        shown += part.getElementsByTagName("*").length + 1;
      }
    }
    if (document.readyState === "loading" || document.querySelector("[data-below]")) requestAnimationFrame(showPiece);
    // What changes the page later is not this script's affair.
    else rest.disconnect();
  };
  requestAnimationFrame(showPiece);

  // The place that is asked for may be in what is left out.
  addEventListener(
    "click",
    () => {
      size = Infinity;
      showPiece();
    },
    { capture: true, once: true },
  );
}

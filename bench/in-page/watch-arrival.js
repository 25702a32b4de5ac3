// Runs in every document of a visit: the time from a click on a link until the heading of another page is painted, in
// this document or, after a full load, in the next one. It is told to nav.ts, which does not ask: a question would take
// its time from the page.
(() => {
  const key = "bench-click";
  const headingText = () => document.querySelector("h1")?.textContent;
  let click = JSON.parse(sessionStorage.getItem(key));

  addEventListener(
    "click",
    ({ timeStamp }) => {
      click = { at: performance.timeOrigin + timeStamp, from: headingText() };
      sessionStorage.setItem(key, JSON.stringify(click));
    },
    true,
  );

  const check = () => {
    const heading = headingText();
    if (!click || !heading || heading === click.from) return;
    const { at } = click;
    click = undefined;
    sessionStorage.removeItem(key);
    // The frame after the one in which it is drawn.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        window.benchArrived(performance.timeOrigin + performance.now() - at);
      }),
    );
  };
  new MutationObserver(check).observe(document, { childList: true, subtree: true, characterData: true });

  // Every link can be clicked: closed groups of the sidebar are opened before the page is measured.
  addEventListener("DOMContentLoaded", () => {
    for (const group of document.querySelectorAll("[data-sidebar] details")) group.open = true;
  });
})();

// Runs in the page before anything of it: notes paints, shifts and long tasks as they come. `load.ts` reads the notes.
(() => {
  // No number for what never comes: as none of the shifts and tasks, 0 would be the best there is.
  const notes = { largestPaint: Number.NaN, shift: 0, blocking: 0, live: Number.NaN };
  window.benchNotes = notes;
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe("largest-contentful-paint", ({ startTime }) => {
    notes.largestPaint = startTime;
  });
  observe("layout-shift", ({ value, hadRecentInput }) => {
    if (!hadRecentInput) notes.shift += value;
  });
  // Blocking time: what long tasks take beyond 50 ms each.
  observe("longtask", ({ duration }) => {
    notes.blocking += duration - 50;
  });
  new MutationObserver((_, observer) => {
    if (document.documentElement?.dataset.live === undefined) return;
    notes.live = performance.now();
    observer.disconnect();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-live"] });
})();

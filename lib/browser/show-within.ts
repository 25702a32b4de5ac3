/** Moves what scrolls, never the page, so that a link in it is in sight. The navbar lies over the first 60 px of the window. */
export function showWithin(scroller: Element | null, link: Element): void {
  if (!scroller) return;
  const outer = scroller.getBoundingClientRect();
  const inner = link.getBoundingClientRect();
  const isInView = inner.top >= Math.max(outer.top, 60) && inner.bottom <= outer.bottom;
  if (!isInView) scroller.scrollTop += inner.top - outer.top - outer.height / 3;
}

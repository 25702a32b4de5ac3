/** Moves what scrolls, never the page, so that a link in it is in sight: the navbar, 60 px, may lie over the first of it. */
export function showWithin(scroller: Element | null, link: Element): void {
  if (!scroller) return;
  const outer = scroller.getBoundingClientRect();
  const inner = link.getBoundingClientRect();
  const isInView = inner.top >= outer.top + 60 && inner.bottom <= outer.bottom;
  if (!isInView) scroller.scrollTop += inner.top - outer.top - outer.height / 3;
}

/** Moves what scrolls, never the page, so that a link in it is in sight. */
export function showWithin(scroller: Element | null, link: Element): void {
  if (!scroller) return;
  const outer = scroller.getBoundingClientRect();
  const inner = link.getBoundingClientRect();
  const isInView = inner.top >= outer.top && inner.bottom <= outer.bottom;
  if (!isInView) scroller.scrollTop += inner.top - outer.top - outer.height / 3;
}

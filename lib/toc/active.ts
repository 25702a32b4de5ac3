/** Where the reader is: all in CSS pixels, `tops` from the top of the document, in order. */
export type ReadingPlace = {
  tops: readonly number[];
  scrollY: number;
  viewport: number;
  documentHeight: number;
  offset: number;
};

/**
 * The index of the heading that the reader is under. While none is above, it is the first if that is in the window, and
 * -1 if it is below: a long introduction is no part of its section.
 *
 * A heading becomes the current one as it passes a line near the top of the window (`offset`). Over the last
 * screenful, where the page can't scroll far enough to bring short sections up there, the line moves down to the
 * bottom edge, so that each of them, the very last included, has its stretch of the scroll.
 */
export function activeHeading({ tops, scrollY, viewport, documentHeight, offset }: ReadingPlace): number {
  if (tops.length === 0) return -1;
  const end = Math.max(0, documentHeight - viewport);
  const lastScreen = Math.min(viewport, end);
  const progress = lastScreen === 0 ? 0 : clamp((scrollY - (end - lastScreen)) / lastScreen);
  const line = scrollY + offset + (viewport - offset) * progress ** 3;
  let active = (tops[0] ?? 0) < scrollY + viewport ? 0 : -1;
  for (const [index, top] of tops.entries()) if (top <= line) active = index;
  return active;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

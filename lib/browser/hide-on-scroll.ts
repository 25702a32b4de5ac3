/** Where the page is, in CSS pixels. */
export type ScrollState = { top: number; hidden: boolean };

/** Pixels of movement that do not count as turning round. */
const tolerance = 5;

/**
 * Whether a bar of `height` is hidden once the page, which ends at `end`, has moved to `scrolled`.
 * Near the top it always shows (also when a rubber band throws the page above zero); below, it hides on the way down
 * and shows on the way up, but not as a page comes back that was thrown beyond its end. Movements within the tolerance
 * change nothing and are measured from where they began.
 */
export function nextScrollState(last: ScrollState, scrolled: number, height: number, end: number): ScrollState {
  const top = Math.min(scrolled, end);
  if (top < height) return { top, hidden: false };
  const moved = top - last.top;
  if (Math.abs(moved) < tolerance) return last;
  return { top, hidden: moved > 0 };
}

const lasting: Record<string, number> = { production: Number.POSITIVE_INFINITY, development: 15 };

/**
 * How long, in milliseconds, what was seen on disk counts as seen. In a build, for good. In `next dev`, a draw asks for the
 * same many times, and what was saved is drawn later than this (`lib/preview/watch.ts`). Tests look each time.
 */
export const lookLasts = lasting[process.env.NODE_ENV ?? ""] ?? 0;

/** What a look at files has found, for as long as a look lasts; then it looks again. */
export function keptForALook<T>(look: () => T, lasts = lookLasts): () => T {
  let seen: { value: T; until: number } | undefined;
  return () => {
    if (seen && performance.now() < seen.until) return seen.value;
    const value = look();
    seen = { value, until: performance.now() + lasts };
    return value;
  };
}

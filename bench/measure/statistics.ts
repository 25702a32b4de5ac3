/** The middle value; of an even number, the mean of the two in the middle. No number where one of the values is none. */
export function median(values: readonly number[]): number {
  const sorted = inOrder(values);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The value that `share` of the values do not exceed (nearest rank). No number where one of the values is none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = inOrder(values);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** From the least to the most. None has a place beside one that was not measured, so there is nothing then. */
function inOrder(values: readonly number[]): number[] {
  return values.some(Number.isNaN) ? [] : [...values].sort((a, b) => a - b);
}

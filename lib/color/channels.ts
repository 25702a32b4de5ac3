/**
 * Red, green and blue of an opaque color, each from 0 to 255.
 * @example channelsOf("#0a6573") // [10, 101, 115]
 */
export function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

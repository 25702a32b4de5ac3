import { channelsOf } from "./channels";

/**
 * Two opaque colors mixed as `color-mix(in srgb, a share, b)` does.
 * @example mixInSrgb("#ffffff", 0.5, "#000000") // "#808080"
 */
export function mixInSrgb(a: string, share: number, b: string): string {
  return hexOf(channelsOf(a).map((value, at) => value * share + (channelsOf(b)[at] ?? 0) * (1 - share)));
}

/** @example hexOf([10, 101, 115]) // "#0a6573" */
export function hexOf(channels: readonly number[]): string {
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}

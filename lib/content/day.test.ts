import { expect, it } from "vitest";
import { isDay } from "./day";

it.each([
  ["2026-11-20", true],
  ["2028-02-29", true],
  ["2026-02-29", false],
  ["2026-04-31", false],
  ["2026-13-01", false],
  ["2026-1-1", false],
  ["20 November 2026", false],
])("%s is a day: %s", (text, is) => expect(isDay(text)).toBe(is));

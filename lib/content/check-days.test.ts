import { expect, it } from "vitest";
import { dayFaults } from "./check-days";

it.each([
  ["On 2026-02-30.", 'There is no day "2026-02-30".'],
  ["On November 31, 2026.", 'There is no day "November 31, 2026".'],
  ["On Monday, November 17, 2026.", '"Monday, November 17, 2026" is a Tuesday.'],
])("%s is told", (text, says) => expect(dayFaults(text)).toMatchObject([{ offset: 3, what: says }]));

it.each(["On 2026-02-28.", "On Tuesday, November 17, 2026.", "In November 2026.", "On 2026-13-45-1.", "May 3"])(
  "%s is right",
  (text) => expect(dayFaults(text)).toEqual([]),
);

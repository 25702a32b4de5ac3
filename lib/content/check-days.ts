import { isDay } from "./day";
import type { Fault } from "./problem";

const months = "January February March April May June July August September October November December".split(" ");
const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const written = new RegExp(
  String.raw`\b(?:(?<weekday>${weekdays.join("|")}), )?(?<month>${months.join("|")}) (?<day>\d{1,2}), (?<year>\d{4})\b|(?<![\d-])(?<iso>\d{4}-\d\d-\d\d)(?![\d-])`,
  "g",
);

/** Days of a text that no calendar has, or that are another day of the week, each with its place. */
export function dayFaults(text: string): (Fault & { offset: number })[] {
  return [...text.matchAll(written)].flatMap(({ 0: found, index: offset, groups = {} }) => {
    const { weekday, month = "", day = "", year = "", iso } = groups;
    const date = iso ?? [year, String(months.indexOf(month) + 1).padStart(2, "0"), day.padStart(2, "0")].join("-");
    if (!isDay(date))
      return [{ offset, what: `There is no day "${found}".`, cure: "Write one that the calendar has." }];
    const meant = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? "";
    if (weekday === undefined || weekday === meant) return [];
    return [{ offset, what: `"${found}" is a ${meant}.`, cure: `Write ${meant}, or the day that is meant.` }];
  });
}

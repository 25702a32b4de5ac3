/**
 * Whether a text is a day of the calendar, as 2026-11-20.
 * @example isDay("2026-04-31") // false, which JavaScript takes for the 1st of May
 */
export function isDay(text: string | undefined): text is string {
  if (text === undefined || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}

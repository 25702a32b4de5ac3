/**
 * A fence to its end, however deep it stands in lists (of any marker), tasks, footnotes, and quotations, or code within
 * a line.
 */
const code =
  /^(?:[-*+\d.)> ]|\[[ xX]\] |\[\^[^\]\n]+\]: )*(`{3,}(?!.*`)|~{3,})[\s\S]*?^[> ]*\1|(?<![\\`])(`+)(?!`).*?(?<!`)\2(?!`)/gm;

/** A twin whose text is changed, piece by piece, and whose code stays as it is. */
export function changeOutsideCode(twin: string, change: (text: string) => string): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: kept, index } of twin.matchAll(code)) {
    pieces.push(change(twin.slice(from, index)), kept);
    from = index + kept.length;
  }
  return pieces.join("") + change(twin.slice(from));
}

/**
 * How many letters must be put in, left out, replaced, or swapped with their neighbour to make one word of the other;
 * `limit + 1` as soon as it is more than `limit`. (Optimal string alignment.)
 * @example distanceOf("recpa", "recap", 2) // 1
 */
export function distanceOf(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit || b.length >= longest) return limit + 1;
  let [before, last, row] = [rows[0] as Uint8Array, rows[1] as Uint8Array, rows[2] as Uint8Array];
  for (let j = 0; j <= b.length; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = Math.min((last[j - 1] ?? 0) + (isSame ? 0 : 1), (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const isSwap =
        i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (isSwap) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    [before, last, row] = [last, row, before];
  }
  return last[b.length] ?? limit + 1;
}

/** A query is compared with hundreds of words: their rows are made once. */
const longest = 64;
const rows = [new Uint8Array(longest), new Uint8Array(longest), new Uint8Array(longest)];

/** Which letters a word has, a bit for each. Two words that differ by n letters differ by at most 2n bits. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Whether words with these letters may be at most so many letters apart. */
export function mayBeNear(a: number, b: number, limit: number): boolean {
  let different = a ^ b;
  let count = 0;
  for (; different !== 0; different &= different - 1) if (++count > 2 * limit) return false;
  return true;
}

/** How many letters of a word may be wrong for it to be taken for another. */
export function forgivenIn(word: string): number {
  if (word.length < 3 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

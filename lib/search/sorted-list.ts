/** Values by text, in the order of the texts: finds those whose text begins in some way without looking at all. */
export class SortedList<Value> {
  private readonly entries: (readonly [text: string, value: Value])[];

  constructor(entries: readonly (readonly [text: string, value: Value])[]) {
    this.entries = [...entries].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  }

  /** The values of the texts that begin so, at most so many. */
  startingWith(start: string, most = Number.POSITIVE_INFINITY): Value[] {
    let [low, high] = [0, this.entries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.entries[middle]?.[0] ?? "") < start) low = middle + 1;
      else high = middle;
    }
    const found: Value[] = [];
    for (let at = low; at < this.entries.length && found.length < most; at++) {
      const entry = this.entries[at];
      if (!entry?.[0].startsWith(start)) break;
      found.push(entry[1]);
    }
    return found;
  }
}

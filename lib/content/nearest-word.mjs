/**
 * The candidate most like a mistyped word, if one is near enough to be meant.
 * @param {string} word @param {Iterable<string>} candidates
 * @param {number} most how many letters may be others; more of them in a long word where it is left out
 * @returns {string | undefined}
 * @example nearestWord("titel", ["title", "type"]) // "title"
 */
export function nearestWord(word, candidates, most = Math.max(2, Math.floor(word.length / 3))) {
  let best;
  let bestDistance = most + 1;
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/**
 * The cure of a mistyped word, where one of the candidates is meant.
 * @param {string} word @param {Iterable<string>} candidates
 * @returns {string | undefined}
 * @example didYouMean("titel", ["title", "type"]) // "Did you mean \"title\"?"
 */
export function didYouMean(word, candidates) {
  const meant = nearestWord(word, candidates);
  return meant ? `Did you mean "${meant}"?` : undefined;
}

/** @param {string} a @param {string} b */
function editDistance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

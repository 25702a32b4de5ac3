/** A place in a file that a writer can go to; line and column count from 1. */
export type Place = { file: string; line?: number | undefined; column?: number | undefined };

/** A mistake in the content: where it is, what is wrong (with the value quoted) and what to do about it. */
export type Problem = Place & { what: string; cure: string };

/** One or several mistakes that stop the build. Its message lists each with its place and its cure. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[], options?: ErrorOptions) {
    super(problems.map(describeProblem).join("\n\n"), options);
    this.name = "ContentError";
    this.problems = problems;
  }
}

/**
 * A problem as a writer reads it in the terminal.
 * @example "content/inbox.mdx:3:1  Unknown field \"titel\".\n    Write \"title\" instead."
 */
export function describeProblem({ file, line, column, what, cure }: Problem): string {
  const place = [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined);
  return `${place.join(":")}  ${what}\n    ${cure}`;
}

/** Orders problems as a reader of files meets them: by file, then by line. */
export function byPlace(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file, "en") || (a.line ?? 0) - (b.line ?? 0);
}

/**
 * The candidate most like a mistyped word, if one is near enough to be meant.
 * @example nearestWord("titel", ["title", "type"]) // "title"
 */
export function nearestWord(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

function editDistance(a: string, b: string): number {
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

/** A place in a file that a writer can go to; line and column count from 1. */
export type Place = { file: string; line?: number | undefined; column?: number | undefined };

/** What is wrong (with the value quoted), and what to do about it. */
export type Fault = { what: string; cure: string };

/** A mistake in a text, with its line there, from 1. */
export type LineFault = Fault & { line: number };

/** A mistake before it is known of which file it is. */
export type PlacedFault = Fault & Omit<Place, "file">;

/** A mistake in the content. */
export type Problem = Fault & Place;

/** One or several mistakes that stop the build. Its message lists each with its place and its cure. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(describeProblems(problems));
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

/** Problems as a writer reads them in the terminal, one after another. */
export function describeProblems(problems: readonly Problem[]): string {
  return problems.map(describeProblem).join("\n\n");
}

/** Orders problems as a reader of files meets them: by file, then by line. */
export function byPlace(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file, "en") || (a.line ?? 0) - (b.line ?? 0);
}

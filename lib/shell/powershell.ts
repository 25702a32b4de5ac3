/** A command line of PowerShell, which can go on over several; `line` is its first, from 1. */
type Line = { text: string; line: number };

/**
 * Whether a line ends as one of bash that goes on below. To PowerShell its backslash is a word, and the command ends there;
 * it is read as what it was meant to be, and told.
 */
export const goesOnAsInBash = (text: string, next = "") => /^\s*[^\s#].*\s\\$/.test(text) && /^(?:\s+\S|-)/.test(next);

/** The command lines of a PowerShell script, each as bash would have it, where it is written otherwise. */
export function powershellLines(script: string): Line[] {
  const lines: Line[] = [];
  let isContinued = false;
  /** What ends the here-string that a line stands in: it begins a line. */
  let end: string | undefined;
  const written = script.split("\n");
  for (const [index, text] of written.entries()) {
    const last = lines.at(-1);
    if (isContinued && last) last.text += `\n${text}`;
    else lines.push({ text, line: index + 1 });
    if (end && text.startsWith(end)) end = undefined;
    end ??= /@(["'])\s*$/.exec(text)?.[1]?.concat("@");
    isContinued = end !== undefined || /(?:^|\s)`$/.test(text) || goesOnAsInBash(text, written[index + 1]);
  }
  return lines.map(({ text, line }) => ({ text: asInBash(text), line }));
}

/** Text in quotes, and what PowerShell has in its own way: an escape, an expression in brackets, the words of an array. */
const own =
  /@(?<sign>["'])[ \t]*\n(?<here>(?:[\s\S]*?\n)??)\k<sign>@|(?<single>'(?:''|[^'])*')|(?<double>"(?:`[\s\S]|""|[^"`])*")|`(?<escaped>[\s\S])|(?<!\S)\$?(?<brackets>\()|(?<!\S)@(?<array>[a-z]\w*)/gi;

/**
 * An expression, and an array, become what bash puts in the place of a variable: nobody knows what that will be.
 * @example asInBash("log 'It''s' --since (Get-Date).AddDays(-7) `") // a literal apostrophe, `"$_"`, and a backslash
 */
function asInBash(text: string): string {
  let read = "";
  let end = 0;
  for (const { groups = {}, index, 0: whole } of text.matchAll(own)) {
    if (index < end) continue;
    read += text.slice(end, index);
    end = index + whole.length;
    if (groups.sign) read += asHereString(groups.here ?? "", groups.sign);
    else if (groups.single) read += whole.replace(/(?<!^)''(?!$)/g, String.raw`'\''`);
    else if (groups.double) read += asDoubleQuoted(whole);
    else if (groups.escaped) read += `\\${groups.escaped}`;
    else if (groups.array) read += `$${groups.array}`;
    else {
      end = endOfExpression(text, end);
      read += '"$_"';
    }
  }
  return read + text.slice(end);
}

const asDoubleQuoted = (quoted: string) =>
  `"${quoted.slice(1, -1).replace(/`([\s\S])|""|\\/g, (found, sign) => `\\${sign ?? found.charAt(0)}`)}"`;

/** A here-string's text ends before its last end of line; between double quotes, its variables are filled in. */
function asHereString(here: string, sign: string): string {
  const text = here.replace(/\n$/, "");
  return sign === '"'
    ? asDoubleQuoted(`"${text.replaceAll('"', '""')}"`)
    : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Where an expression ends whose bracket has been opened: after the last bracket, and what is asked of its value. */
function endOfExpression(text: string, from: number): number {
  let open = 1;
  let at = from;
  for (; at < text.length && (open > 0 || /[^\s;|]/.test(text.charAt(at))); at++) {
    if (text.charAt(at) === "(") open += 1;
    if (text.charAt(at) === ")") open -= 1;
  }
  return at;
}

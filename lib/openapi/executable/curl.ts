import { nearestWord } from "@/lib/content/nearest-word.mjs";
import type { LineFault } from "@/lib/content/problem";
import type { ShellCommand, ShellWord } from "@/lib/shell/commands";
import { filledText, misquoted, open } from "./filled-text";

/** What a `curl` command sends. Values that the shell fills in hold `open` in their place. */
export type CurlCall = {
  method: string;
  url: string;
  /** `variable` is the last that the shell fills in. */
  headers: { name: string; value: string; variable?: string | undefined; line: number }[];
  /** The body, with the line of its option; `undefined` where it is not in the command: from a file or another program. */
  body: { text: string | undefined; file: string | undefined; line: number } | undefined;
  /** Members of a form, from `--data-urlencode`. */
  form: { name: string; value: string; line: number }[];
  isUnbuffered: boolean;
  line: number;
};

type Body = NonNullable<CurlCall["body"]>;

const flags = `-i -s -S -f -N -L -g -G -I -v -k -O -J --include --silent --show-error --fail --fail-with-body --no-buffer
  --location --globoff --get --head --verbose --compressed --remote-name --no-progress-meter`;

const settings = `-X -H -d -o -u -w -m -D -A -F --request --header --data --data-raw --data-binary --data-urlencode
  --json --form --output --user --url --write-out --max-time --connect-timeout --retry --retry-delay --dump-header
  --user-agent`;

/** Each name of an option, and whether a value follows it. */
const takesValue = new Map([
  ...flags.split(/\s+/).map((name) => [name, false] as const),
  ...settings.split(/\s+/).map((name) => [name, true] as const),
]);

/** Reads the words of a `curl` command by curl's manual, with the variables whose values the script says. */
export function readCurl(
  command: ShellCommand,
  assigned: ReadonlyMap<string, string> = new Map(),
): { call: CurlCall; faults: LineFault[] } {
  const faults = command.args.flatMap(misquoted);
  const openText = (word: ShellWord) => filledText(word, assigned);
  const call: CurlCall = {
    method: "",
    url: "",
    headers: [],
    body: undefined,
    form: [],
    isUnbuffered: false,
    line: command.line,
  };
  const words = command.args.filter((word) => !isOptional(word, assigned));
  const input = command.input && openText(command.input);
  let isGet = false;
  for (let word = words.shift(); word; word = words.shift()) {
    const text = openText(word);
    const { line } = word;
    if (!text.startsWith("-")) takeAddress(call, text, line, faults);
    for (const { name, attached } of optionsOf(text)) {
      faults.push(...faultsOf(name, line));
      if (name === "-N" || name === "--no-buffer") call.isUnbuffered = true;
      if (name === "-G" || name === "--get") isGet = true;
      if (name === "-I" || name === "--head") call.method = "HEAD";
      if (!takesValue.get(name)) continue;
      const valued = attached === "" ? (words.shift() ?? word) : word;
      const value = attached || openText(valued);
      if (name === "--url") takeAddress(call, value, line, faults);
      else takeValue(call, name, value, line, input);
      if (isHeader(name)) Object.assign(call.headers.at(-1) ?? {}, { variable: variableOf(valued) });
    }
  }
  if (isGet) moveIntoQuery(call);
  call.method ||= call.body || call.form.length > 0 ? "POST" : "GET";
  return { call, faults };
}

/** What is wrong with an option, by its name alone. */
function faultsOf(name: string, line: number): LineFault[] {
  if (!takesValue.has(name)) {
    // Two letters are near any two.
    const meant = name.startsWith("--") ? nearestWord(name, takesValue.keys()) : undefined;
    return [{ line, what: `curl has no option "${name}" that the checks know.`, cure: cureFor(meant) }];
  }
  if (name !== "-F" && name !== "--form") return [];
  const what = "curl sends the parts of a form here, which no check reads.";
  return [{ line, what, cure: "Send JSON, or teach lib/openapi/executable/curl.ts to read them." }];
}

/** Where something else is amiss, what looks like a second address may follow from it. */
function takeAddress(call: CurlCall, url: string, line: number, faults: LineFault[]): void {
  if (call.url !== "" && faults.length === 0) {
    const what = `A second address of one curl, "${url}": the checks read one.`;
    faults.push({ line, what, cure: "Write a curl of its own for it." });
  }
  call.url = url;
}

/** With `--get`, what would be the body stands in the address. */
function moveIntoQuery(call: CurlCall): void {
  const pairs = call.form.map(
    ({ name, value }) => `${encodeURIComponent(name)}=${value.includes(open) ? open : encodeURIComponent(value)}`,
  );
  const query = [...(call.body ? [call.body.text ?? open] : []), ...pairs].join("&");
  if (query !== "") call.url += `${call.url.includes("?") ? "&" : "?"}${query}`;
  call.body = undefined;
  call.form = [];
}

function takeValue(call: CurlCall, name: string, value: string, line: number, input: string | undefined): void {
  switch (name) {
    case "-X":
    case "--request":
      call.method = value;
      return;
    case "-F":
    case "--form":
      call.method ||= "POST";
      return;
    case "-H":
    case "--header": {
      const [, header = value, content = ""] = /^([^:;]+)[:;]\s*(.*)$/s.exec(value) ?? [];
      call.headers.push({ name: header.trim(), value: content, line });
      return;
    }
    case "--data-urlencode": {
      const [, field = "", content = value] = /^([^=@]*)=(.*)$/s.exec(value) ?? [];
      call.form.push({ name: field, value: content, line });
      return;
    }
    case "--json":
      // curl adds the field once, and joins the pieces as they are.
      if (!call.body) call.headers.push({ name: "Content-Type", value: "application/json", line });
      call.body = joined(call.body, bodyOf(value, line, input, false), "");
      return;
    case "-d":
    case "--data":
    case "--data-raw":
    case "--data-binary":
      call.body = joined(call.body, bodyOf(value, line, input, name === "--data-raw"), "&");
      return;
  }
}

/** Pieces of a body make one; where one is in a file, the whole is not in the command. */
function joined(before: CurlCall["body"], next: Body, separator: string): Body {
  if (!before) return next;
  const isHere = before.text !== undefined && next.text !== undefined;
  return { text: isHere ? before.text + separator + next.text : undefined, file: undefined, line: before.line };
}

function bodyOf(value: string, line: number, input: string | undefined, isRaw: boolean): Body {
  if (isRaw || !value.startsWith("@")) return { text: value, file: undefined, line };
  return value === "@-" ? { text: input, file: undefined, line } : { text: undefined, file: value.slice(1), line };
}

/** The options of a word: `-sSN` is three, `-XPOST` has its value attached, an address is none. */
function optionsOf(text: string): { name: string; attached: string }[] {
  if (!text.startsWith("-")) return [];
  if (text.startsWith("--")) return [{ name: text, attached: "" }];
  const options: { name: string; attached: string }[] = [];
  for (let at = 1; at < text.length; at += 1) {
    const name = `-${text[at]}`;
    const attached = takesValue.get(name) ? text.slice(at + 1) : "";
    options.push({ name, attached });
    if (takesValue.get(name)) break;
  }
  return options;
}

function isHeader(name: string): boolean {
  return name === "-H" || name === "--header";
}

function variableOf({ pieces }: ShellWord): string | undefined {
  return pieces.flatMap((piece) => (piece.kind === "expansion" ? piece.variable : undefined)).at(-1);
}

/** `${cursor:+--option "$cursor"}`: words that are there or not. */
function isOptional({ pieces }: ShellWord, assigned: ReadonlyMap<string, string>): boolean {
  return (
    pieces.length > 0 &&
    pieces.every((piece) => piece.kind === "expansion" && !piece.isQuoted && !assigned.has(piece.variable ?? ""))
  );
}

function cureFor(meant: string | undefined): string {
  return meant ? `Did you mean ${meant}?` : "Correct it, or add it to lib/openapi/executable/curl.ts.";
}

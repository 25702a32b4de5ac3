import type { CodeFence } from "@/lib/content/ledger";
import { didYouMean } from "@/lib/content/nearest-word.mjs";
import { lineAt } from "@/lib/content/place";
import type { Fault, PlacedFault } from "@/lib/content/problem";
import { parseCodeMeta } from "@/lib/mdx/code-meta.mjs";
import { listRuns } from "@/lib/shell/scripts";
import { parseCommandLine } from "./parse";
import type { At, Cli, Command } from "./types";

/** JSON that a page shows as what a command prints. */
type Sample = { command: Command; fence: CodeFence; paths: ReadonlySet<string> };
/** What is wrong in the fences of a page, and in the fields that the description gives to the commands of that page. */
type OutputFaults = { shown: PlacedFault[]; described: (Fault & { at: At })[] };

/**
 * Holds the JSON that a page shows as a command's to the fields that its description explains, and, on the command's own
 * page, those to the JSON.
 */
export function checkOutput({ slug, code }: { slug: string; code: readonly CodeFence[] }, cli: Cli): OutputFaults {
  const samples = code.flatMap((fence) => sampleOf(fence, cli));
  const commands = [...new Set(samples.map(({ command }) => command))];
  const faults = commands.map((command): OutputFaults => {
    const own = samples.filter((sample) => sample.command === command);
    const paths = new Set(own.flatMap((sample) => [...sample.paths]));
    const fields = command.output.map(({ field }) => plain(field));
    const unexplained = [...paths].filter((path) => !isExplained(path, fields));
    const described = command.page === slug ? unshownFields(command, paths, unexplained) : [];
    // Of a field that has another name there, it has been said.
    const isUnsaid = (path: string) => !described.some(({ cure }) => cure.includes(`"${nameOf(path)}"`));
    const shown = own.flatMap(({ fence, paths: each }) =>
      unexplained
        .filter((path) => each.has(path) && isUnsaid(path))
        .map((path) => ({
          line: lineOfKey(fence, path),
          what: `"${command.path}" prints no field "${path}".`,
          cure: meantBeside(path, fields) ?? 'Add it to the "output" of the command, or remove it.',
        })),
    );
    return { shown, described };
  });
  return { shown: faults.flatMap(({ shown }) => shown), described: faults.flatMap(({ described }) => described) };
}

function unshownFields({ path, output }: Command, paths: ReadonlySet<string>, unexplained: readonly string[]) {
  return output.flatMap(({ field, at }) => {
    const name = plain(field);
    const above = aboveOf(name);
    // Of a list that is empty in every sample, nothing is known.
    const isSeen = [...paths].some((one) => one.startsWith(above));
    if (paths.has(name) || !isSeen) return [];
    const cure = meantBeside(name, unexplained) ?? "Add it to the JSON on the page of the command, or remove it.";
    return [{ at, what: `No JSON of "${path}" shows the field "${field}".`, cure }];
  });
}

/** What a command prints as JSON, if a fence is titled as such, and nothing takes a part of it. */
function sampleOf(fence: CodeFence, cli: Cli): Sample[] {
  const { title = "", fails } = parseCodeMeta(fence.meta);
  if (fence.lang !== "json" || fails || !title.startsWith(`${cli.program} `) || /[|>&;]/.test(title)) return [];
  const [run] = listRuns(title, cli.program).runs;
  const { command, faults } = parseCommandLine(cli, run?.args ?? [], 1);
  if (!command || faults.length > 0 || command.output.length === 0 || !/--json\b|--format[ =]json\b/.test(title))
    return [];
  try {
    return [{ command, fence, paths: new Set(pathsIn(JSON.parse(fence.text), "")) }];
  } catch {
    // That it is no JSON is told elsewhere.
    return [];
  }
}

/** The names that lead to each value. @example [...pathsIn({ a: [{ b: 1 }] }, "")] // ["a", "a[].b"] */
function pathsIn(value: unknown, above: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => pathsIn(each, `${above.replace(/\.$/, "")}[].`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [`${above}${name}`, ...pathsIn(inner, `${above}${name}.`)]);
}

const aboveOf = (path: string) => path.slice(0, path.lastIndexOf(".") + 1);
const nameOf = (path: string) => path.slice(aboveOf(path).length);

/** The cure of a field that has nearly the name of one beside it. */
function meantBeside(path: string, others: readonly string[]): string | undefined {
  const beside = others.filter((other) => aboveOf(other) === aboveOf(path));
  return didYouMean(nameOf(path), beside.map(nameOf));
}

const plain = (field: string) => field.replace(/\[\]$/, "");

/** Whether a field is explained: by a row of its own, by one within it, or by the one that it is in, as a whole. */
function isExplained(path: string, fields: readonly string[]): boolean {
  const isWithin = (inner: string, outer: string) => inner.startsWith(`${outer}.`) || inner.startsWith(`${outer}[].`);
  const isDivided = (field: string) => fields.some((other) => isWithin(other, field));
  return fields.some(
    (field) => field === path || isWithin(field, path) || (isWithin(path, field) && !isDivided(field)),
  );
}

function lineOfKey({ text, line = 0 }: CodeFence, path: string): number {
  const at = text.search(new RegExp(`"${nameOf(path)}"\\s*:`));
  return line + lineAt(text, Math.max(at, 0));
}

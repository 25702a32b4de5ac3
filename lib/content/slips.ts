import path from "node:path";
import { listFiles } from "@/lib/files/list";
import { readText } from "@/lib/files/text";
import { contentFolder } from "./files";
import { ContentError, type Problem } from "./problem";

/** What is written in TypeScript and no program: lists of writers, facts of the app, names and addresses of the site. */
function listedFiles(): string[] {
  const inFolder = (folder: string) => listFiles(folder, /^\w+\.ts$/).map((name) => `${folder}/${name}`);
  return [...inFolder(contentFolder), ...inFolder("lib/facts"), "lib/site/config.ts"];
}

/**
 * Why such files cannot be read: the first slip of each. Without them there is no site to check. `thrown` is what came
 * of reading them, which knows of unquoted words.
 */
export async function listSlips(thrown?: unknown): Promise<Problem[]> {
  const files = listedFiles();
  const slips = await Promise.all(files.map((file) => slipsIn(file, readText(file))));
  return slips.some(({ length }) => length > 0) ? slips.flat() : thrownIn(files, thrown);
}

/**
 * What a function gives that reads those files, as all that knows the site does; else why they cannot be read, or what
 * they say that everything else would follow from.
 * @throws what is thrown where they are not why
 */
export async function readingLists<T>(load: () => Promise<T>): Promise<{ read?: T; slips: readonly Problem[] }> {
  try {
    const { checkConfig } = await import("@/lib/site/check-config");
    const { checkFacts } = await import("@/lib/facts/check-facts");
    const { checkOrigin } = await import("@/lib/openapi/checks/check-origin");
    const { checkForms } = await import("./check-forms");
    const forms = [...checkConfig(), ...checkFacts(), ...checkForms()];
    const slips = forms.length > 0 ? forms : [...(await listSlips()), ...checkOrigin()];
    return slips.length > 0 ? { slips } : { read: await load(), slips };
  } catch (error) {
    const slips = error instanceof ContentError ? error.problems : [...missing(error), ...(await listSlips(error))];
    if (slips.length === 0) throw error;
    return { slips };
  }
}

/** A file that all else is made of, and that is not there. */
function missing(error: unknown): Problem[] {
  const { code, syscall = "", path: from = "" } = error as NodeJS.ErrnoException;
  if (code !== "ENOENT" || !/^(?:l?stat|open|scandir)$/.test(syscall)) return [];
  const file = path.relative("", from);
  return [{ file, what: "This is missing, and the site is made of it.", cure: `Bring it back: git restore ${file}` }];
}

/** Where a list in TypeScript is no TypeScript: a comma, a quote, or a bracket too few or too many. */
export async function slipsIn(file: string, text: string): Promise<Problem[]> {
  const { transform } = await import("esbuild");
  try {
    const { warnings } = await transform(text, { loader: "ts", logLevel: "silent" });
    return warnings.flatMap(({ id, text: what, location }) => {
      if (id !== "duplicate-object-key") return [];
      const cure = "Keep one of the two: only the last one counts.";
      return [{ file, line: location?.line, column: (location?.column ?? 0) + 1, what: `${what}.`, cure }];
    });
  } catch (error) {
    const [first] = (error as { errors?: Slip[] }).errors ?? [];
    if (!first) throw error;
    const { line = 1, column = 0 } = first.location ?? {};
    const what = `This is no TypeScript: ${first.text}.`;
    const at = text.split("\n", line - 1).join("\n").length + column + (line > 1 ? 1 : 0);
    const cure = slipCure(first.text, text.slice(0, at), text.slice(at));
    return [{ file, line, column: column + 1, what, cure }];
  }
}

type Slip = { text: string; location: { line: number; column: number } | null };

function slipCure(text: string, before = "", after = ""): string {
  if (/end of file/.test(text)) return "Close every bracket that is opened.";
  if (/^Unterminated string/.test(text)) return "Close the quotes.";
  if (/found "[-/]"$/.test(text)) return "Put the slug in double quotes.";
  const [, wanted = "", found = ""] = /^Expected "([:\]}])" but found "(.*)"$/.exec(text) ?? [];
  if (wanted === ":" || (wanted === "}" && /[{,]\s*\w+\s*$/.test(before))) return namedCure(found, after);
  if (wanted && found === ";") return "Write a comma for it, or close the bracket before it.";
  if (wanted) return "Put a comma before it, after the entry that ends there.";
  return "Mind commas, quotes, and brackets: one of them is missing here, or too many.";
}

/** What is wrong after a name: a list without its first bracket ends in its last, and no other is between. */
function namedCure(found: string, after: string): string {
  if (/^[,\]]$/.test(found) && /^[^[\]{}:]*\]/.test(after)) return "Write [ before the first entry of the list.";
  if (/^[,;]$/.test(found)) return "Write : for it.";
  return /^[\]}]$/.test(found) ? "Write : and a value before it." : "Write : before it.";
}

/**
 * What was thrown where one of the files stands: a slug without quotes is a name that nobody has given to anything, and
 * a list after another, without a comma between them, asks that one for something that it does not have.
 */
function thrownIn(files: readonly string[], thrown: unknown): Problem[] {
  if (!(thrown instanceof Error)) return [];
  const { message, stack = "" } = thrown;
  const [, module = "", name = ""] =
    /module '(?:[^']*\/)?([\w-]+)(?:\.ts)?' does not provide an export named '(\w+)'/.exec(message) ?? [];
  const lacking = files.find((file) => module !== "" && file.endsWith(`/${module}.ts`));
  if (lacking !== undefined)
    return [
      { file: lacking, line: 1, what: `There is no "export const ${name}".`, cure: "Give the list that name again." },
    ];
  const file = files.find((name) => stack.includes(`${path.resolve(name)}:`));
  if (file === undefined) return [];
  const [line, column] = stack.split(`${path.resolve(file)}:`)[1]?.match(/\d+/g) ?? [];
  const word = thrown instanceof ReferenceError ? message.split(" ")[0] : undefined;
  const fault = word
    ? { what: `The word ${word} stands without quotes.`, cure: `Write "${word}".` }
    : { what: `This cannot be read: ${message}.`, cure: slipCure(message) };
  return [{ file, line: Number(line), column: Number(column), ...fault }];
}

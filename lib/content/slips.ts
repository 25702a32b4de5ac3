import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "@/lib/files/list";
import { contentFolder } from "./files";
import type { Problem } from "./problem";

/**
 * Why the lists that writers keep in TypeScript (`content/sidebars.ts` and its like) cannot be read: the first slip of
 * each. Without them there is no site to check. `thrown` is what came of reading them, which knows of unquoted words.
 */
export async function listSlips(thrown?: unknown): Promise<Problem[]> {
  const slips: Problem[] = [];
  for (const name of listFiles(contentFolder, /^\w+\.ts$/)) {
    const file = `${contentFolder}/${name}`;
    slips.push(...(await slipsIn(file, readFileSync(file, "utf8"))));
  }
  return slips.length > 0 ? slips : unknownWord(thrown);
}

/**
 * What a module gives that reads those lists, as all that knows the site does; else why they cannot be read.
 * @throws what is thrown where the lists are not why
 */
export async function readingLists<T>(load: () => Promise<T>): Promise<{ read?: T; slips: readonly Problem[] }> {
  try {
    return { read: await load(), slips: [] };
  } catch (error) {
    const slips = await listSlips(error);
    if (slips.length === 0) throw error;
    return { slips };
  }
}

/** Where a list in TypeScript is no TypeScript: a comma, a quote, or a bracket too few or too many. */
export async function slipsIn(file: string, text: string): Promise<Problem[]> {
  const { transform } = await import("esbuild");
  try {
    await transform(text, { loader: "ts", logLevel: "silent" });
    return [];
  } catch (error) {
    const [first] = (error as { errors?: Slip[] }).errors ?? [];
    if (!first) throw error;
    const { line = 1, column = 0 } = first.location ?? {};
    const what = `This is no TypeScript: ${first.text}.`;
    return [{ file, line, column: column + 1, what, cure: slipCure(first.text) }];
  }
}

type Slip = { text: string; location: { line: number; column: number } | null };

function slipCure(text: string): string {
  if (/end of file/.test(text)) return "Close every bracket that is opened.";
  if (/^Unterminated string/.test(text)) return "Close the quotes.";
  if (/^Expected ":"|found "[-/]"$/.test(text)) return "Put the slug in double quotes.";
  if (/^Expected "[\]}]"/.test(text)) return "Put a comma before it, after the entry that ends there.";
  return "Mind commas, quotes, and brackets: one of them is missing here, or too many.";
}

/** A slug without quotes is a name to TypeScript, and one that nobody has given to anything. */
function unknownWord(thrown: unknown): Problem[] {
  if (!(thrown instanceof ReferenceError)) return [];
  const [word = ""] = thrown.message.split(" ");
  const [, name, line, column] = /([\w-]+\.ts):(\d+):(\d+)/.exec(thrown.stack ?? "") ?? [];
  const isList = thrown.stack?.includes(`${path.resolve(contentFolder)}/${name}:`);
  if (!isList) return [];
  return [
    {
      file: `${contentFolder}/${name}`,
      line: Number(line),
      column: Number(column),
      what: `The word ${word} stands without quotes.`,
      cure: `Write "${word}".`,
    },
  ];
}

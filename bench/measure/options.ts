import path from "node:path";
import { parseArgs } from "node:util";
import { fail } from "@/lib/commands/fail.mjs";
import { type PageName, pageNames } from "../parts/pages";
import { besideFault } from "./beside";
import { projectRoot } from "./project";

/**
 * What the command line asks for: the parts, what to measure in turns with this project (another built one, or a bare one
 * of Next's), fewer pages, more or fewer rounds.
 */
export const options = readOptions();

function readOptions() {
  const { positionals, values } = parsed();
  if (values.bare && values.beside !== undefined)
    fail("--bare and --beside: one thing at a time is measured in turns.");
  return {
    parts: positionals,
    isBare: values.bare === true,
    beside: values.beside === undefined ? undefined : builtProject(values.beside),
    pages: values.pages === undefined ? pageNames : values.pages.split(",").map(pageNamed),
    rounds: values.rounds === undefined ? undefined : wholeNumber(values.rounds),
  };
}

function parsed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        bare: { type: "boolean" },
        beside: { type: "string" },
        pages: { type: "string" },
        rounds: { type: "string" },
      },
    });
  } catch (error) {
    return fail(`${(error as Error).message} The options are --bare, --beside FOLDER, --pages A,B, --rounds N.`);
  }
}

function builtProject(given: string): string {
  const folder = path.resolve(projectRoot, given);
  const fault = besideFault(folder);
  return fault === undefined ? folder : fail(`--beside: ${given} ${fault}. Build it there first.`);
}

function pageNamed(name: string): PageName {
  return (
    pageNames.find((known) => known === name) ??
    fail(`--pages: there is no ${name}. There are ${pageNames.join(", ")}.`)
  );
}

function wholeNumber(text: string): number {
  return /^[1-9]\d*$/.test(text) ? Number(text) : fail(`--rounds: ${text} is no whole number above zero.`);
}

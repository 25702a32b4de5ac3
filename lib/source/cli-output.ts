import { checkOutput } from "@/lib/cli/check-output";
import { cliFile, loadCli } from "@/lib/cli/load";
import type { Ledger } from "@/lib/content/ledger";
import type { Problem } from "@/lib/content/problem";
import { lineOf } from "./cli-names";

/** Where the JSON of commands on a page and the fields in their description differ. */
export function checkCliOutput({ file, slug, ledger }: { file: string; slug: string; ledger: Ledger }): Problem[] {
  const { cli } = loadCli();
  if (!cli) return [];
  const { shown, described } = checkOutput({ slug, code: ledger.code }, cli);
  return [
    ...shown.map((fault) => ({ file, ...fault })),
    ...described.map(({ at, ...fault }) => ({ file: cliFile, line: lineOf(cliFile)(at), ...fault })),
  ];
}

import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { nearestWord } from "@/lib/content/nearest-word.mjs";
import { keep, keyOf, readKept } from "@/lib/files/cache";
import { traps } from "../rules/schemas";
import { lintRules as rules } from "./kept-problems";
import type { ApiProblem } from "./with-lint";

/** A problem with the name of its rule. */
export type LintProblem = ApiProblem & { rule: string };

/**
 * What Redocly's lint says of a description, by the rules in redocly.yaml. Takes two seconds, and none while both stay as
 * they are. Throws where the lint gives up, as it does at a reference that leads to itself.
 */
export async function lintDocument(file: string): Promise<LintProblem[]> {
  const key = keyOf(file, readFileSync(file, "utf8"), readFileSync(rules, "utf8"));
  const kept = readKept<LintProblem[]>(key);
  if (kept) return kept;
  const problems = problemsIn(file, await output(file));
  keep(key, problems);
  return problems;
}

function output(file: string): Promise<string> {
  const options = ["--config", rules, "--format=json", "--max-problems=1000", "--lint-config=error"];
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ["node_modules/@redocly/cli/bin/cli.js", "lint", file, ...options],
      {
        // Neither telemetry nor a question after newer versions: the lint makes no request.
        env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
        // Of a thousand problems, Node's limit of 1 MiB would cut the JSON off.
        maxBuffer: 64 * 1024 * 1024,
      },
      // Problems end it with a status of their own; without JSON it gave up.
      (error, stdout, stderr) => (stdout.includes("{") ? resolve(stdout) : reject(new Error(stderr, { cause: error }))),
    );
  });
}

/** The rules of what a document has to be. A parameter that a path lacks, no call can fill. */
const forms: ReadonlySet<string> = new Set(["struct", "path-parameters-defined"]);

type Told = {
  ruleId: string;
  message: string;
  suggest?: string[];
  location: { start?: { line: number; col: number } }[];
};

function problemsIn(file: string, stdout: string): LintProblem[] {
  const { problems } = JSON.parse(stdout.slice(stdout.indexOf("{"))) as { problems: Told[] };
  return problems.map(({ ruleId, message, suggest = [], location }) => ({
    file,
    line: location[0]?.start?.line ?? 1,
    rule: ruleId,
    isForm: forms.has(ruleId),
    what: message.replaceAll("`", '"'),
    cure: cureOf(ruleId, /`(.*?)`/.exec(message)?.[1] ?? "", suggest),
  }));
}

function cureOf(rule: string, written: string, suggested: readonly string[]): string {
  if (rule === "path-parameters-defined") return "A path and its parameters have to have the same names: correct one.";
  if (written === "ref") return 'Did you mean "$ref"?';
  if (Object.hasOwn(traps, written)) return traps[written] ?? "";
  const meant = nearestWord(written, suggested) ?? suggested[0];
  if (meant) return `Did you mean "${meant}"?`;
  return rule === "struct"
    ? "Write it as OpenAPI has it, or remove it."
    : `This is Redocly's rule ${rule}: see ${rules}.`;
}

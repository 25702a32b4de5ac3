import type { CodeFence, Ledger } from "@/lib/content/ledger";
import { nearestWord } from "@/lib/content/nearest-word.mjs";
import type { Problem } from "@/lib/content/problem";
import { parseCodeMeta } from "@/lib/mdx/code-meta.mjs";
import { listRuns, scriptsOf, shellFault } from "@/lib/shell/scripts";
import { type Json, listOf, objectOf } from "../document/json";
import { type CallFault, type CheckedCall, checkCall, type Files } from "./check-call";
import { checkFence } from "./check-fence";
import { checkOauth, oauthEndpoint } from "./check-oauth";
import type { Contract } from "./contract";
import { type CurlCall, type Fault, open, readCurl } from "./curl";

type Page = { file: string; ledger: Pick<Ledger, "code" | "headings"> };

/** What a page's examples are: the calls, with the status that the page says they get; how much JSON; what is wrong. */
export type PageExamples = { calls: PageCall[]; answers: number; problems: Problem[] };

/** A `curl` of a page. `text` is the command as it stands there. */
export type PageCall = { call: CurlCall; text: string; line: number; status: string | undefined } & CheckedCall;

/** What the checks know beside the contract: whose addresses a page may call, and the name of the CLI. */
export type Surroundings = { isKnown: (origin: string) => boolean; origins: readonly string[]; program: string };

/** Holds every `curl` and every JSON sample of a page to the API's contract. */
export function checkApiExamples({ file, ledger }: Page, contract: Contract, around: Surroundings): PageExamples {
  const files: Files = new Map(ledger.code.map(({ meta, text }) => [parseCodeMeta(meta).title ?? "", text]));
  const found: PageExamples = { calls: [], answers: 0, problems: [] };
  let last: { call: PageCall; section: number } | undefined;
  let status: string | undefined;
  const report = (fence: CodeFence, { line, what, cure }: Fault) =>
    found.problems.push({
      file,
      line: fence.line === undefined ? 1 : fence.line + line,
      what: shown(what),
      cure: shown(cure),
    });
  const pending: { fence: CodeFence; call: PageCall; answer: Json | undefined }[] = [];
  for (const fence of ledger.code) {
    const section = sectionOf(fence, ledger, last?.section ?? 0);
    if (last && last.section !== section) last = undefined;
    const answered = last && pending.find(({ call }) => call === last?.call);
    if (fence.lang === "http") {
      status = /^HTTP\/[\d.]+ (\d{3})/.exec(fence.text)?.[1] ?? status;
      if (last && status) last.call.status = status;
    }
    const isAnswer = fence.lang === "json" || /\b(response|schema|webhook)="/.test(fence.meta);
    if (isAnswer) {
      found.answers += 1;
      const { faults, value, ...said } = checkFence(fence, contract, last?.call, status, around.program);
      for (const fault of faults) report(fence, fault);
      if (answered && said.status) {
        answered.call.status = said.status;
        answered.answer = value;
      }
    }
    for (const { text, line: first } of scriptsOf(fence)) {
      const before = first - 1;
      const { calls, faults } = readScript(text, contract, files, around);
      for (const fault of faults) report(fence, { ...fault, line: fault.line + before });
      for (const call of calls) {
        const line = (fence.line ?? 0) + before + call.line;
        const placed = { ...call, line, faults: call.faults.map((fault) => ({ ...fault, line: fault.line + before })) };
        found.calls.push(placed);
        pending.push({ fence, call: placed, answer: undefined });
        last = { call: placed, section };
        status = undefined;
      }
    }
  }
  for (const { fence, call, answer } of pending) for (const fault of unexpected(call, answer)) report(fence, fault);
  return found;
}

/** A text for people, with what the shell fills in as `$…`. */
function shown(text: string): string {
  return text.replaceAll(open, "$…");
}

/** The part of the page between two headings that a fence stands in; one made from a fact stands where the last did. */
function sectionOf({ line }: CodeFence, { headings }: Page["ledger"], before: number): number {
  return line === undefined ? before : headings.filter((heading) => (heading.line ?? 0) < line).length;
}

function readScript(script: string, contract: Contract, files: Files, around: Surroundings) {
  const calls: PageCall[] = [];
  const faults: Fault[] = [];
  const { runs, errors } = listRuns(script, "curl");
  faults.push(...errors.map(shellFault));
  for (const command of runs) {
    const { call, faults: misread } = readCurl(command);
    faults.push(...misread);
    const endpoint = oauthEndpoint(contract, call.url);
    if (endpoint !== undefined) faults.push(...checkOauth(call, endpoint));
    const isOurs = contract.servers.some((url) => call.url === url || call.url.startsWith(`${url}/`));
    if (!isOurs && endpoint === undefined) faults.push(...checkHost(call, script, contract, around));
    calls.push({ call, text: command.text, line: call.line, status: undefined, ...checkCall(call, contract, files) });
  }
  return { calls, faults };
}

/** A host that nobody knows is a mistake in ours. An address in a variable is known where the script says it. */
function checkHost({ url, line }: CurlCall, script: string, contract: Contract, around: Surroundings): Fault[] {
  const origin = /^https?:\/\/[^/?#]+/.exec(url)?.[0];
  if (origin === undefined && url.startsWith(open) && /=\S*https?:\/\//.test(script)) return [];
  const [server = ""] = contract.servers;
  const own = new URL(server).origin;
  if (origin !== undefined && origin !== own && around.isKnown(origin)) return [];
  const meant = nearestWord(origin ?? "", [own, ...around.origins]) ?? own;
  const cure = `Write it out: ${meant === own ? server : meant}/….`;
  return [{ line, what: `Nobody knows the address ${url}.`, cure }];
}

/** A call that the page shows being refused may have the mistake that the answer names, and no other. */
function unexpected({ faults, status }: PageCall, answer: Json | undefined): CallFault[] {
  if (status === "401") return faults.filter(({ kind }) => kind !== "credential");
  if (status !== "400" && status !== "422") return faults;
  const { code, errors } = objectOf(answer);
  const named = listOf(errors).map((entry) => Object.values(objectOf(entry)));
  return faults.flatMap((fault) => {
    if (!["body", "header", "parameter"].includes(fault.kind)) return [fault];
    if (code !== "validation_failed" || named.some((values) => values.includes(fault.at ?? ""))) return [];
    const cure = `Name ${fault.at || "the body"} in errors, or correct the call. ${fault.cure}`;
    return [{ ...fault, what: `${fault.what} The answer does not say so.`, cure }];
  });
}

import { nearestWord } from "@/lib/content/nearest-word.mjs";
import type { LineFault } from "@/lib/content/problem";
import { listAssignments } from "@/lib/shell/commands";
import { listRuns, shellFault } from "@/lib/shell/scripts";
import { type CheckedCall, checkCall, type Files } from "./check-call";
import { checkOauth, oauthEndpoint } from "./check-oauth";
import { type Contract, serverOf } from "./contract";
import { type CurlCall, readCurl } from "./curl";
import { open } from "./filled-text";
import { inCurl } from "./syntax";

/** A call of a page. `command` is how it can be run: a request that is written out can not. */
export type PageCall = { call: CurlCall; command?: string; line: number; status: string | undefined } & CheckedCall;

/** What the checks know beside the contract: whose addresses a page may call, and the name of the CLI. */
export type Surroundings = { isKnown: (origin: string) => boolean; origins: readonly string[]; program: string };

/** The calls of a script, and what is wrong with the script. */
export function readScript(script: string, contract: Contract, files: Files, around: Surroundings) {
  const calls: PageCall[] = [];
  const faults: LineFault[] = [];
  const { runs, errors } = listRuns(script, "curl");
  faults.push(...errors.map(shellFault));
  const assigned = runs.length > 0 ? listAssignments(script) : undefined;
  for (const command of runs) {
    const { call: read, faults: misread } = readCurl(command, assigned);
    const { call, faults: found } = checkOne(read, script, contract, files, around);
    faults.push(...misread, ...found);
    // Without quotes, a command ends at the & of its address, and has lost what follows.
    const isCut = /\?[^\s"']*$/.test(command.text);
    const told = call.faults.filter(({ kind }) => !isCut || kind !== "credential");
    calls.push({ ...call, command: command.text, faults: told });
  }
  return { calls, faults };
}

/** A call that stands in a text, and what is wrong with its host, which can't be what a page wants to show. */
export function checkOne(
  call: CurlCall,
  text: string,
  contract: Contract,
  files: Files,
  around: Surroundings,
  syntax = inCurl,
) {
  const endpoint = oauthEndpoint(contract, call.url);
  const isOurs = serverOf(contract, call.url) !== undefined || endpoint !== undefined;
  const faults = [
    ...(endpoint === undefined ? [] : checkOauth(call, endpoint, syntax)),
    ...(isOurs ? [] : checkHost(call, text, contract, around)),
  ];
  const checked: PageCall = { call, line: call.line, status: undefined, ...checkCall(call, contract, files, syntax) };
  return { call: checked, faults };
}

/** A host that nobody knows is a mistake in ours. An address in a variable is known where the script says it. */
function checkHost({ url, line }: CurlCall, script: string, contract: Contract, around: Surroundings): LineFault[] {
  const origin = /^https?:\/\/[^/?#]+/.exec(url)?.[0];
  if (origin === undefined && url.startsWith(open) && /=\S*https?:\/\//.test(script)) return [];
  const [server = ""] = contract.servers;
  const own = new URL(server).origin;
  if (origin !== undefined && origin !== own && around.isKnown(origin)) return [];
  const meant = nearestWord(origin ?? "", [own, ...around.origins]) ?? own;
  const cure = `Write it out: ${meant === own ? server : meant}/….`;
  return [{ line, what: `Nobody knows the address ${url}.`, cure }];
}

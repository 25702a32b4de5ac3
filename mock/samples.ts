import { compilePage } from "@/lib/content/compiled";
import { fewAtATime } from "@/lib/network/few-at-a-time";
import { checkAnswer } from "@/lib/openapi/executable/check-answer";
import { checkApiExamples } from "@/lib/openapi/executable/check-page";
import { type Contract, statusOfSuccess } from "@/lib/openapi/executable/contract";
import { surroundings } from "@/lib/openapi/executable/load-contract";
import type { PageCall } from "@/lib/openapi/executable/page-call";
import { requestSamples } from "@/lib/openapi/sample/samples";
import { site } from "@/lib/site/config";
import { getSite } from "@/lib/source/source";
import { listShown } from "./operations";
import type { Mock } from "./prism";
import { runCurl } from "./run-curl";

/** How many were run, of what, and what is wrong, in words. */
export type Result = { count: number; what: string; problems: string[] };

/** Runs every `curl` of the guides: the status that the page shows, or else that of success, has to come back. */
export async function runPages(contract: Contract, mock: Mock, folder: string): Promise<Result> {
  const calls: { file: string; call: PageCall }[] = [];
  for (const page of getSite().pages) {
    if (page.kind !== "doc") continue;
    const { ledger } = await compilePage(page.file, page.source);
    const found = checkApiExamples({ file: page.file, ledger }, contract, surroundings);
    calls.push(
      ...found.calls
        .filter(({ operation, command }) => operation && command)
        .map((call) => ({ file: page.file, call })),
    );
  }
  const problems: string[] = [];
  await fewAtATime(calls, async ({ file, call }) => {
    if (!call.operation || !call.command) return;
    const expected = call.status ?? statusOfSuccess(call.operation);
    const isRefused = call.faults.length > 0;
    const swap = { from: contract.servers[0] ?? "", to: mock.url };
    // What is wrong with a call, a mock sees by itself; that an id is unknown or a limit reached, it has to be told.
    const prefer = /^[45]/.test(expected) && !isRefused ? `code=${expected}` : undefined;
    const { status, body } = await runCurl(call.command, swap, folder, prefer);
    if (status !== expected) problems.push(`${file}:${call.line}  ${status} came back, not ${expected}: ${body}`);
  });
  return { count: calls.length, what: "curls of the guides", problems };
}

/** Runs the `curl` of every operation's page, and holds what comes back to the document. */
export async function runReference(contract: Contract, mock: Mock, folder: string): Promise<Result> {
  const { shown, problems } = listShown(contract);
  let count = 0;
  await fewAtATime(shown, async ({ view, operation }) => {
    const curl = requestSamples(view.request, [], site.apiKeyVariable).find(({ label }) => label === "curl");
    if (!curl) {
      problems.push(`${operation.id}  Its page has no sample called curl.`);
      return;
    }
    count += 1;
    const expected = statusOfSuccess(operation);
    const swap = { from: contract.servers[0] ?? "", to: mock.url };
    const { status, body } = await runCurl(curl.code, swap, folder);
    if (status !== expected) problems.push(`${operation.id}  ${status} came back, not ${expected}: ${body}`);
    for (const { what } of checkAnswer(contract, operation, expected, body)) problems.push(`${operation.id}  ${what}`);
  });
  return { count, what: "of the reference", problems };
}

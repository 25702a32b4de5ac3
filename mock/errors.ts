import { fewAtATime } from "@/lib/network/few-at-a-time";
import { objectOf } from "@/lib/openapi/document/json";
import { checkAnswer } from "@/lib/openapi/executable/check-answer";
import type { Contract, ContractOperation } from "@/lib/openapi/executable/contract";
import { isNamedAfter } from "@/lib/openapi/rules/problems";
import { listShown } from "./operations";
import type { Mock } from "./prism";
import { readersKey } from "./run-curl";
import type { Result } from "./samples";

/** Provokes every documented error of every operation, once for each of its examples, and holds it to the document. */
export async function provokeErrors(contract: Contract, mock: Mock): Promise<Result> {
  // What is not shown, runReference says.
  const { shown } = listShown(contract);
  const problems: string[] = [];
  const wanted: (() => Promise<void>)[] = [];
  for (const { view, operation } of shown) {
    const { url, method, body, headers } = view.request;
    const call = {
      url: url.replace(contract.servers[0] ?? "", mock.url),
      init: {
        method,
        headers: new Headers([
          ...headers.map(({ name, value }): [string, string] => [name, value]),
          ["Authorization", `Bearer ${readersKey}`],
          ...(body ? [["Content-Type", body.mediaType] as [string, string]] : []),
        ]),
        ...(body ? { body: body.text } : {}),
      },
    };
    for (const [status, { examples }] of operation.responses) {
      if (!/^[45]/.test(status)) continue;
      for (const example of examples) {
        wanted.push(async () => {
          const problem = await provoke(contract, operation, call, status, example);
          if (problem) problems.push(`${operation.id} ${status} ${example}  ${problem}`);
        });
      }
    }
  }
  await fewAtATime(wanted, (one) => one());
  return { count: wanted.length, what: "errors provoked", problems };
}

async function provoke(
  contract: Contract,
  operation: ContractOperation,
  { url, init }: { url: string; init: { method: string; headers: Headers; body?: string } },
  status: string,
  example: string,
): Promise<string | undefined> {
  const headers = new Headers(init.headers);
  // A stream is asked for as text/event-stream; an error is none, and the mock would not send it.
  headers.delete("Accept");
  headers.set("Prefer", `code=${status}, example=${example}`);
  const response = await fetch(url, { ...init, headers });
  const text = await response.text();
  if (String(response.status) !== status) return `${response.status} came back: ${text}`;
  const type = response.headers.get("content-type") ?? "";
  if (!type.startsWith("application/problem+json")) return `It is sent as ${type}.`;
  const [fault] = checkAnswer(contract, operation, status, text);
  if (fault) return fault.what;
  const { code } = objectOf(JSON.parse(text));
  return isNamedAfter(example, String(code)) ? undefined : `The code is ${code}.`;
}

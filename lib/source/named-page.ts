import { loadCli } from "@/lib/cli/load";
import { listCliCommands } from "@/lib/cli/query";
import type { Named } from "@/lib/content/check-named-links";
import { callIn } from "@/lib/content/check-names";
import { findOperation } from "@/lib/openapi/executable/find-operation";
import { loadContract } from "@/lib/openapi/executable/load-contract";
import { loadApi } from "./api";

/** The page of the call or the command that a code names, if it names one that there is. */
export function namedPage(code: string): Named | undefined {
  return pageOfCall(code) ?? pageOfCommand(code);
}

function pageOfCall(code: string): Named | undefined {
  const { method, path } = callIn(code) ?? {};
  const { pages, document } = loadApi();
  if (method === undefined || path === undefined || !document) return undefined;
  const { operation: found } = findOperation(loadContract(), method, path);
  const page = pages.find(({ operation }) => operation.operationId === found?.id);
  return page && { kind: "call", page: page.slug, pages: pages.map(({ slug }) => slug) };
}

function pageOfCommand(code: string): Named | undefined {
  const { cli } = loadCli();
  if (!cli?.program || !code.startsWith(`${cli.program} `)) return undefined;
  const commands = listCliCommands(cli);
  const words = `${code.slice(cli.program.length + 1)} `;
  // A group's name begins those of its commands.
  const command = commands.findLast(({ path }) => words.startsWith(`${path} `));
  return command && { kind: "command", page: command.page, pages: commands.map(({ page }) => page) };
}

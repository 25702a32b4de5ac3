import type { Contract, ContractOperation } from "@/lib/openapi/executable/contract";
import type { OperationView } from "@/lib/openapi/operation/types";
import { loadApi, readOperation } from "@/lib/source/api";

/** What a page of the reference shows, and the operation of the contract that it is held to. */
export type Shown = { view: OperationView; operation: ContractOperation };

/** Every operation that has a page. One that the contract does not know could not be tried: that is a problem. */
export function listShown(contract: Contract): { shown: Shown[]; problems: string[] } {
  const shown: Shown[] = [];
  const problems: string[] = [];
  for (const page of loadApi().pages) {
    const { view } = readOperation(page);
    const operation = contract.operations.find(({ id }) => id === view.operationId);
    if (operation) shown.push({ view, operation });
    else problems.push(`${page.href}  The contract has no operation ${view.operationId ?? "without an id"}.`);
  }
  return { shown, problems };
}

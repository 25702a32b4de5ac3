import { children, type Node, nodeAt } from "../document/graph";
import { below } from "../document/pointer";
import type { ApiDocument } from "../document/read";
import { operationsOf } from "./operation";

/** The pointer of the operation in whose lines a line stands, or `undefined` where it is of what several share. */
export function pointerAtLine(document: ApiDocument, line: number): string | undefined {
  let last = { start: 0, pointer: "" };
  for (const pointer of partsOf(document)) {
    const start = document.lineOf(pointer);
    if (start <= line && start >= last.start) last = { start, pointer };
  }
  const operations = pathsOf(document).flatMap((item) => operationsOf(item).map(([, { pointer }]) => pointer));
  return operations.find((pointer) => pointer === last.pointer);
}

/** Where something begins that ends an operation: its path's next part, another path, another part of the document. */
function partsOf(document: ApiDocument): string[] {
  return [
    ...[...document.root.keys()].map((name) => below("", String(name))),
    ...pathsOf(document).flatMap((item) => [item.pointer, ...children(item).map(([, { pointer }]) => pointer)]),
  ];
}

function pathsOf(document: ApiDocument): Node[] {
  return children(nodeAt(document, "/paths")).map(([, item]) => item);
}

import { children, nodeAt } from "../document/graph";
import { below } from "../document/pointer";
import type { ApiDocument } from "../document/read";
import { listOperations } from "./operation";

/** The pointer of the operation in whose lines a line stands, or `undefined` where it is of what several share. */
export function pointerAtLine(document: ApiDocument, line: number): string | undefined {
  let last = { start: 0, pointer: "" };
  for (const pointer of partsOf(document)) {
    const start = document.lineOf(pointer);
    if (start <= line && start >= last.start) last = { start, pointer };
  }
  return listOperations(document).find(({ pointer }) => pointer === last.pointer)?.pointer;
}

/** Where something begins that ends an operation: its path's next part, another path, another part of the document. */
function partsOf(document: ApiDocument): string[] {
  return [
    ...[...document.root.keys()].map((name) => below("", String(name))),
    ...children(nodeAt(document, "/paths")).flatMap(([, item]) => [
      item.pointer,
      ...children(item).map(([, { pointer }]) => pointer),
    ]),
  ];
}

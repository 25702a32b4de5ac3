import type { Problem } from "@/lib/content/problem";
import { keptFor } from "@/lib/files/kept";
import { child, children, followed, type Node, nodeAt } from "../document/graph";
import { below } from "../document/pointer";
import type { ApiDocument } from "../document/read";
import { listOf, mapOf, textOf } from "../document/value";
import { uniqueIds } from "./page";
import { operationName, slugWords } from "./slugs";
import { isMethod, type OperationRef } from "./types";

/** An operation with the nodes that describe it: its own, and the path's (for parameters and servers). */
export type OperationNodes = OperationRef & {
  node: Node;
  path: string;
  item: Node;
  /** The address that its tag and its id make, which another may have before it. */
  wanted: string;
};

/**
 * Every operation of the document, by tag in the order of the document's tags, each with an address of its own: where
 * two would have the same, the later one in the document ends in `-2`.
 */
export const listOperations = keptFor((document: ApiDocument): readonly OperationNodes[] => {
  const found = children(nodeAt(document, "/paths")).flatMap(([path, written]) => {
    if (path.startsWith("x-")) return [];
    const item = followed(document, written) ?? written;
    return operationsOf(item).map(([method, node]) => operationOf(path, item, method, node));
  });
  const tags = listOf(document.root.get("tags")).map((tag) => textOf(mapOf(tag).get("name")));
  const rank = ({ tag }: OperationRef) => {
    const at = tags.indexOf(tag);
    return at < 0 ? tags.length : at;
  };
  const sorted = found.toSorted((a, b) => rank(a) - rank(b));
  const folders = foldersOf(found.map(({ tag }) => tag));
  const unique = uniqueIds();
  // A folder's own page is its index, whatever an operation is called.
  for (const folder of folders.values()) unique(`${folder}/index`);
  for (const operation of found) {
    operation.wanted = `${folders.get(operation.tag)}/${nameOf(operation)}`;
    operation.slug = unique(operation.wanted);
  }
  return sorted;
});

/** The folder of what has no tag. */
const noTag = "other";

/** The folder of each tag, one for each name, though two names may have the same letters, or none of ASCII. */
function foldersOf(tags: readonly (string | undefined)[]): Map<string | undefined, string> {
  const unique = uniqueIds();
  const names = new Set(tags);
  // What has no tag comes first to the folder that is called so.
  const folders = new Map<string | undefined, string>(names.has(undefined) ? [[undefined, unique(noTag)]] : []);
  for (const name of names) if (name !== undefined) folders.set(name, unique(slugWords(name) || "tag"));
  return folders;
}

function nameOf({ tag, operationId, method, path }: OperationRef): string {
  return operationName(tag ?? noTag, operationId ?? `${method} ${path}`);
}

/** The operations of a path item as they are written: the known methods, and those that 3.2 lets a document add. */
export function operationsOf(item: Node): [string, Node][] {
  const known = children(item).filter(([name, { value }]) => isMethod(name) && value instanceof Map);
  return [...known, ...children(child(item, "additionalOperations"))];
}

function operationOf(path: string, item: Node, method: string, node: Node): OperationNodes {
  const map = mapOf(node.value);
  const operationId = textOf(map.get("operationId"));
  const tag = textOf(listOf(map.get("tags"))[0]);
  return {
    node,
    item,
    pointer: node.pointer,
    method,
    path,
    operationId,
    tag,
    wanted: "",
    slug: "",
    title: textOf(map.get("summary"))?.replace(/\s+/g, " ").trim() || `${method.toUpperCase()} ${path}`,
    isDeprecated: map.get("deprecated") === true,
  };
}

/** What is wrong with a document's operations as a set: ids that stand twice, two operations for one address. */
export function checkOperations(document: ApiDocument): Problem[] {
  const problems: Problem[] = [];
  const ids = new Map<string, string>();
  const addresses = new Map<string, string>();
  for (const { operationId, wanted, method, path, pointer } of listOperations(document)) {
    const report = (what: string, cure: string) =>
      problems.push({ file: document.file, line: document.lineOf(below(pointer, "operationId")), what, cure });
    if (operationId === undefined) {
      report(
        `${method.toUpperCase()} ${path} has no operationId (at #${pointer}).`,
        "Add one: the tag's name, a hyphen, and what the operation does. It becomes the page's address.",
      );
      continue;
    }
    const other = ids.get(operationId.toLowerCase());
    const neighbour = addresses.get(wanted);
    if (other !== undefined) {
      report(
        `Two operations have the operationId "${operationId}": #${other} and #${pointer}.`,
        "Give one of them another id; upper and lower case do not tell ids apart.",
      );
    } else if (neighbour !== undefined) {
      report(
        `Two operations have the address ${wanted}: #${neighbour} and #${pointer}.`,
        "Change one operationId so that they differ in letters or digits.",
      );
    }
    ids.set(operationId.toLowerCase(), pointer);
    addresses.set(wanted, pointer);
  }
  return problems;
}

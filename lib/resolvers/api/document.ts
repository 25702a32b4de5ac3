import { readFileSync, statSync } from "node:fs";
import { describeProblem } from "@/lib/content/problem";
import { children, followed, type Node, nodeAt } from "@/lib/openapi/graph";
import { below } from "@/lib/openapi/pointer";
import { type ApiDocument, readDocument } from "@/lib/openapi/read";
import { textOf, textsOf } from "@/lib/openapi/value";
import { UnresolvedError } from "../resolver";

const file = "openapi/devlog.yaml";
let kept: { modified: number; document: ApiDocument } | undefined;

/** The API document of this site; read anew after it was saved, for the writer's preview. */
export function siteApi(): ApiDocument {
  const modified = statSync(file).mtimeMs;
  if (kept?.modified === modified) return kept.document;
  const { document, problems = [] } = readDocument(file, readFileSync(file, "utf8"));
  if (!document) {
    throw new UnresolvedError(`${file} cannot be read.`, problems.map(describeProblem).join("\n"));
  }
  kept = { modified, document };
  return document;
}

/** What names lead to, step by step from the document's root, references followed on the way. */
export function at(document: ApiDocument, ...steps: (string | number)[]): Node | undefined {
  return followed(document, nodeAt(document, below("", ...steps)));
}

/** A member of a map, its reference followed. */
export function member(document: ApiDocument, node: Node | undefined, name: string | number): Node | undefined {
  const value = node?.value;
  const inner = value instanceof Map ? value.get(String(name)) : Array.isArray(value) ? value[Number(name)] : undefined;
  return inner === undefined || !node
    ? undefined
    : followed(document, { value: inner, pointer: below(node.pointer, name) });
}

/** A text of a map, without the line break that ends a block in YAML; empty where there is none. */
export function wordsOf(node: Node | undefined, name: string): string {
  return (node?.value instanceof Map ? (textOf(node.value.get(name)) ?? "") : "").trim();
}

export type Operation = {
  id: string;
  tag: string;
  title: string;
  method: string;
  path: string;
  /** The operation's page. */
  href: string;
  scopes: string[];
  /** The webhook events that it can cause. */
  emits: string[];
};

/** The operations in the order of their tags, and within a tag as they are written. */
export function operationsOf(document: ApiDocument): Operation[] {
  const operations = children(at(document, "paths")).flatMap(([path, item]) =>
    children(followed(document, item))
      .filter(([method]) => method !== "parameters")
      .map(([method, node]) => operationOf(document, method, path, node)),
  );
  const tags = children(at(document, "tags")).map(([, tag]) => wordsOf(tag, "name"));
  return operations.sort((a, b) => tags.indexOf(a.tag) - tags.indexOf(b.tag));
}

function operationOf(document: ApiDocument, method: string, path: string, node: Node): Operation {
  const id = wordsOf(node, "operationId");
  const tag = textsOf(member(document, node, "tags")?.value)[0] ?? "";
  const scopes = children(member(document, node, "security")).flatMap(([, need]) =>
    children(need).flatMap(([, names]) => textsOf(names.value)),
  );
  return {
    id,
    tag,
    title: wordsOf(node, "summary"),
    method: method.toUpperCase(),
    path,
    href: `/docs/api/reference/${tag}/${id.slice(tag.length + 1)}/`,
    scopes: [...new Set(scopes)],
    emits: textsOf(member(document, node, "x-emits")?.value),
  };
}

import { describeProblem } from "@/lib/content/problem";
import { child, children, followed, type Node, nodeAt } from "@/lib/openapi/document/graph";
import { below } from "@/lib/openapi/document/pointer";
import type { ApiDocument } from "@/lib/openapi/document/read";
import { apiFile, operationPageSlug, readSiteApi } from "@/lib/openapi/document/site-api";
import { textOf, textsOf } from "@/lib/openapi/document/value";
import { listOperations } from "@/lib/openapi/operation/operation";
import { hrefOf } from "@/lib/routing/slug";
import { UnresolvedError } from "../resolver";

/** The API description of this site, or the reason why pages cannot take anything from it. */
export function siteApi(): ApiDocument {
  const { document, problems } = readSiteApi();
  if (document) return document;
  // A page's problem that begins with the file is not told again: the file's own are (lib/source/check.ts).
  throw new UnresolvedError(`${apiFile} cannot be read.`, problems.map(describeProblem).join("\n"));
}

/** What names lead to, step by step from the document's root, references followed on the way. */
export function at(document: ApiDocument, ...steps: (string | number)[]): Node | undefined {
  return followed(document, nodeAt(document, below("", ...steps)));
}

/** A member of a map, its reference followed. */
export function member(document: ApiDocument, node: Node | undefined, name: string | number): Node | undefined {
  return node && followed(document, child(node, name));
}

/** The members of a map or list, their references followed. */
export function members(document: ApiDocument, node: Node | undefined): [string, Node][] {
  return children(node).map(([name, inner]) => [name, followed(document, inner) ?? inner]);
}

/** A text of a map, without the line break that ends a block in YAML; empty where there is none. */
export function wordsOf(node: Node | undefined, name: string): string {
  return (node?.value instanceof Map ? (textOf(node.value.get(name)) ?? "") : "").trim();
}

/** What the description says in a sentence of its own, in the middle of one of ours. */
export function inSentence(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

export type Operation = {
  title: string;
  method: string;
  path: string;
  /** The operation's page. */
  href: string;
  scopes: string[];
  isDeprecated: boolean;
  /** The webhook events that it can cause. */
  emits: string[];
};

/** The operations in the order of their tags, and within a tag as they are written. */
export function operationsOf(document: ApiDocument): Operation[] {
  return listOperations(document).map((operation) => {
    const { node, title, method, path, isDeprecated } = operation;
    const scopes = children(member(document, node, "security")).flatMap(([, need]) =>
      children(need).flatMap(([, names]) => textsOf(names.value)),
    );
    return {
      title,
      method: method.toUpperCase(),
      path,
      href: hrefOf(operationPageSlug(operation)),
      scopes: [...new Set(scopes)],
      isDeprecated,
      emits: textsOf(member(document, node, "x-emits")?.value),
    };
  });
}

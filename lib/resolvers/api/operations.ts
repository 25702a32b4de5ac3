import { children } from "@/lib/openapi/document/graph";
import type { ApiDocument } from "@/lib/openapi/document/read";
import { scopeHref } from "@/lib/routing/api-guides";
import { cardTable } from "../card-table";
import type { Resolver } from "../resolver";
import { code, type Row, tableOf } from "../table";
import { at, inSentence, operationsOf, siteApi } from "./document";

/** `<Operations />`: every operation of the API with its method, path, and scope. */
export const operations: Resolver = { attributes: {}, resolve: () => operationsTable(siteApi()) };

/**
 * `<Scopes />`: every scope and what it allows. One page says `<Scopes ids="here" />`: there each scope has its address,
 * and every other table leads to it.
 */
export const scopes: Resolver = {
  attributes: { ids: ["here"] },
  resolve: ({ ids }) => (ids ? cardTable(scopesHead, scopeRows(siteApi())) : scopesTable(siteApi())),
};

/** `<ScopesByOperation />`: for each scope, the operations that need it. */
export const scopesByOperation: Resolver = { attributes: {}, resolve: () => scopesByOperationTable(siteApi()) };

/** The operations of a document, each with its method, its path, and the scope that it needs. */
export function operationsTable(document: ApiDocument): string {
  return tableOf(
    ["Operation", "Method and path", "Scope"],
    operationsOf(document).map(({ title, href, method, path, scopes: needed, isDeprecated }) => [
      `[${title}](${href})${isDeprecated ? " (deprecated)" : ""}`,
      code(`${method} ${path}`),
      needed.map(code).join(", "),
    ]),
  );
}

const scopesHead = ["Scope", "Allows to"];

/** The scopes of a document and what each allows, with links to their addresses. */
export function scopesTable(document: ApiDocument): string {
  return tableOf(
    scopesHead,
    scopesOf(document).map(([name, meaning]) => [linkTo(name), inSentence(meaning)]),
  );
}

/** The scopes where they have their addresses. */
export function scopeRows(document: ApiDocument): Row[] {
  return scopesOf(document).map(([name, meaning]) => ({ id: name, cells: [code(name), inSentence(meaning)] }));
}

/** The scopes of a document, each with the operations that need it. */
export function scopesByOperationTable(document: ApiDocument): string {
  const all = operationsOf(document);
  return tableOf(
    ["Scope", "Operations that need it"],
    scopesOf(document).map(([name]) => [
      linkTo(name),
      all
        .filter((operation) => operation.scopes.includes(name))
        .map(({ title, href }) => `[${title}](${href})`)
        .join("; "),
    ]),
  );
}

/** The scopes in the order of the document. Both flows have the same ones. */
function scopesOf(document: ApiDocument): [string, string][] {
  const flow = at(document, "components", "securitySchemes", "oauth2", "flows", "authorizationCode", "scopes");
  return children(flow).map(([name, meaning]) => [name, String(meaning.value)]);
}

const linkTo = (scope: string) => `[${code(scope)}](${scopeHref(scope)})`;

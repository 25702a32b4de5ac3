import { children } from "@/lib/openapi/graph";
import type { ApiDocument } from "@/lib/openapi/read";
import type { Resolver } from "../resolver";
import { at, operationsOf, siteApi } from "./document";
import { tableOf } from "./table";

/** `<Operations />`: every operation of the API with its method, path, and scope. */
export const operations: Resolver = { attributes: {}, resolve: () => operationsTable(siteApi()) };

/** `<Scopes />`: every scope and what it allows. */
export const scopes: Resolver = { attributes: {}, resolve: () => scopesTable(siteApi()) };

/** `<ScopesByOperation />`: for each scope, the operations that need it. */
export const scopesByOperation: Resolver = { attributes: {}, resolve: () => scopesByOperationTable(siteApi()) };

export function operationsTable(document: ApiDocument): string {
  return tableOf(
    ["Operation", "Method and path", "Scope"],
    operationsOf(document).map(({ title, href, method, path, scopes: needed }) => [
      `[${title}](${href})`,
      code(`${method} ${path}`),
      needed.map(code).join(", "),
    ]),
  );
}

export function scopesTable(document: ApiDocument): string {
  return tableOf(
    ["Scope", "Allows to"],
    scopesOf(document).map(([name, meaning]) => [code(name), meaning.charAt(0).toLowerCase() + meaning.slice(1)]),
  );
}

export function scopesByOperationTable(document: ApiDocument): string {
  const all = operationsOf(document);
  return tableOf(
    ["Scope", "Operations that need it"],
    scopesOf(document).map(([name]) => [
      code(name),
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

function code(text: string): string {
  return `\`${text}\``;
}

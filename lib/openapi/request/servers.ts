import { listOf, mapOf, textOf, type Value } from "../document/value";
import { descriptionHtml, type Html } from "../operation/description";

export type ServerView = {
  /** The URL as it is written: `https://{region}.acme.example`. */
  url: string;
  /** The URL with the variables' defaults put in. */
  example: string;
  name: string | undefined;
  description: Html;
  variables: ServerVariable[];
};

/** A part of a server's address that the reader chooses. */
export type ServerVariable = {
  name: string;
  default: string;
  /** All that it can be; empty where that is anything. */
  values: string[];
  description: Html;
};

/** The servers of the nearest level that names some: operation, path, document. None where no level names one. */
export function serverViews(...levels: (Value | undefined)[]): ServerView[] {
  const written = levels.map(listOf).find((servers) => servers.length > 0) ?? [];
  return written.map((value) => {
    const server = mapOf(value);
    const url = textOf(server.get("url")) ?? "/";
    const variables = [...mapOf(server.get("variables"))].map(variableOf);
    const defaults = new Map(variables.map((variable) => [variable.name, variable.default]));
    return {
      url,
      example: url.replace(/\{([^{}]+)\}/g, (braces, name: string) => defaults.get(name) ?? braces),
      name: textOf(server.get("name")),
      description: descriptionHtml(textOf(server.get("description"))),
      variables,
    };
  });
}

function variableOf([name, value]: [string, Value]): ServerVariable {
  const variable = mapOf(value);
  return {
    name,
    default: String(variable.get("default") ?? ""),
    values: listOf(variable.get("enum")).map(String),
    description: descriptionHtml(textOf(variable.get("description"))),
  };
}

/** Stands for the host of a document that names none: most that are generated know only paths. */
export const standInHost = "https://api.acme.example";

type Address = Pick<ServerView, "example">;

/** Whether a server's address says no host, so that only the reader knows where it is. */
export function isWithoutHost(server: Address | undefined): boolean {
  return !/:\/\/|^\/\//.test(server?.example ?? "");
}

/**
 * A server's address as a sample can call it, without a slash at its end.
 * @example callableServer({ example: "/api/v1" }) // "https://api.acme.example/api/v1"
 */
export function callableServer(server: Address | undefined): string {
  const address = (server?.example ?? "").replace(/\/+$/, "");
  if (!isWithoutHost(server)) return address.replace(/^\/\//, "https://");
  const path = address.replace(/^(?:\.{0,2}(?:\/|$))+/, "");
  return path === "" ? standInHost : `${standInHost}/${path}`;
}

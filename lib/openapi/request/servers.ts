import { listOf, mapOf, textOf, type Value } from "../document/value";
import type { ServerView } from "../operation/types";

/** The servers of the nearest level that names some: operation, path, document. Without any, the address is `/`. */
export function serverViews(...levels: (Value | undefined)[]): ServerView[] {
  const written = levels.map(listOf).find((servers) => servers.length > 0) ?? [];
  return written.map((value) => {
    const server = mapOf(value);
    const url = textOf(server.get("url")) ?? "/";
    const variables = mapOf(server.get("variables"));
    const defaultOf = (name: string) => String(mapOf(variables.get(name)).get("default") ?? "");
    return {
      example: url.replace(/\{([^{}]+)\}/g, (braces, name: string) => (variables.has(name) ? defaultOf(name) : braces)),
      name: textOf(server.get("name")),
    };
  });
}

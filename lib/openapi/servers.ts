import { descriptionHtml } from "./description";
import type { ServerView } from "./types";
import { listOf, mapOf, textOf, textsOf, type Value } from "./value";

/** The servers of the nearest level that names some: operation, path, document. Without any, the address is `/`. */
export function serverViews(...levels: (Value | undefined)[]): ServerView[] {
  const written = levels.map(listOf).find((servers) => servers.length > 0) ?? [];
  return written.map((value) => {
    const server = mapOf(value);
    const url = textOf(server.get("url")) ?? "/";
    const variables = [...mapOf(server.get("variables"))].map(([name, one]) => ({
      name,
      default: String(mapOf(one).get("default") ?? ""),
      values: textsOf(mapOf(one).get("enum")),
      description: descriptionHtml(textOf(mapOf(one).get("description"))),
    }));
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

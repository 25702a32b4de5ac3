import { contentFolder } from "@/lib/content/files";
import { didYouMean } from "@/lib/content/nearest-word.mjs";
import type { Fault } from "@/lib/content/problem";
import type { Description } from "./build";
import type { At } from "./types";

type Command = Description["commands"][number];
type Known = { scopes: readonly string[]; pages: readonly string[] };
/** `name` is what the description names, and what is not there. */
type NameFault = Fault & { at: At; name: string };

/** The scopes and pages that the commands of a description name, and that the API and the site do not have. */
export function checkNamed(commands: readonly Command[] = [], known: Known, above: At = []): NameFault[] {
  return commands.flatMap((command, index) => {
    const at = [...above, "commands", index];
    const own = (command.metadata ?? []).flatMap(({ name, value }, place): NameFault[] => {
      const there = [...at, "metadata", place, "value"];
      if (name === "page") return lostPage(value as string, command.name, known.pages, there);
      if (name !== "scopes") return [];
      return (value as string[]).flatMap((words, entry) =>
        unknownScopes(scopesIn(words), known.scopes, [...there, entry]),
      );
    });
    return [...own, ...checkNamed(command.commands, known, at)];
  });
}

/** A scope, which in an entry can have words around it: "projects:write with `--create`". */
export const scopePattern = /[\w-]+:[\w-]+/g;

const scopesIn = (words: string): readonly string[] => words.match(scopePattern) ?? [words];

function unknownScopes(names: readonly string[], known: readonly string[], at: At): NameFault[] {
  // None are known while what has them can't be read.
  const lost = known.length === 0 ? [] : names.filter((name) => !known.includes(name));
  return lost.map((name) => {
    const cure = didYouMean(name, known) ?? "Add the scope first, or correct the name.";
    return { at, name, what: `There is no scope "${name}".`, cure };
  });
}

function lostPage(slug: string, command: string, known: readonly string[], at: At): NameFault[] {
  if (known.includes(slug)) return [];
  // One that ends in its command's name is as it was meant: its page is to be written.
  const near = slug.endsWith(`/${command}`) ? undefined : didYouMean(slug, known);
  const cure = near ?? `Create ${contentFolder}/${slug}.mdx, or correct the name.`;
  return [{ at, name: slug, what: `There is no page "${slug}".`, cure }];
}

import { glossary as terms } from "@/lib/facts/glossary";
import type { Resolver } from "./resolver";
import { tableOf } from "./table";

/** `<Glossary />`: the words of the product with their meanings, in the order of the alphabet. */
export const glossary: Resolver = {
  attributes: {},
  resolve() {
    const rows = terms
      .map(({ term, meaning }) => [term.charAt(0).toUpperCase() + term.slice(1), meaning] as const)
      .sort(([a], [b]) => a.localeCompare(b, "en"));
    return tableOf(["Term", "Meaning"], rows);
  },
};

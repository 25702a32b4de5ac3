import { glossary, spellings } from "@/lib/facts/glossary";
import { formPattern } from "./form-pattern";
import { placeOf } from "./place";
import type { Problem } from "./problem";
import { proseOf } from "./prose";

/** Every word of a page that the glossary spells otherwise, with the word to write instead. */
export function checkTerms({ file, source }: { file: string; source: string }): Problem[] {
  const prose = proseOf(source);
  const lower = prose.toLowerCase();
  // A pattern is made ready when it is first matched, which takes longer than the match.
  const near = forms.filter(({ start }) => lower.includes(start));
  return near.flatMap(({ term, pattern }) =>
    [...prose.matchAll(pattern)].map((found) => ({
      file,
      ...placeOf(prose, found.index),
      what: `"${found[0]}" is not how this site says it.`,
      cure: `Write "${term}", or put it in backticks if it is typed or returned. The list is lib/facts/glossary.ts.`,
    })),
  );
}

const forms = [...glossary, ...spellings].flatMap(({ term, not = [] }) =>
  not.map((form) => ({ term, start: startOf(form), pattern: formPattern(form, term) })),
);

/** The letters that a form begins with: none, if it begins as an expression. */
function startOf(form: string): string {
  return /^\p{L}*/u.exec(form)?.[0].toLowerCase() ?? "";
}

import { indexFile, textsFile } from "./addresses";
import type { BuiltSearch } from "./build";
import { pack } from "./packed";
import type { IndexFile, TextsFile } from "./protocol";
import { packSynonyms } from "./synonym-lines";

/** What is published of a search, by the names of the files: the index, and for each page the texts to quote from. */
export function searchFiles(
  { index, texts }: BuiltSearch,
  synonyms: readonly (readonly string[])[],
): Map<string, IndexFile | TextsFile> {
  const files = new Map<string, IndexFile | TextsFile>([
    // What people say stands beside what pages say (`PackedIndex`).
    [indexFile, { synonyms: packSynonyms(synonyms), index: pack(index) }],
  ]);
  const byPage: string[][] = index.pages.map(() => []);
  for (const [number, { page }] of index.records.entries()) byPage[page]?.push(texts[number] ?? "");
  for (const [page, own] of byPage.entries()) files.set(textsFile(page), { version: index.version, texts: own });
  return files;
}

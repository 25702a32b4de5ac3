import { indexFile, textsFile } from "./addresses";
import type { BuiltSearch } from "./build";
import { pack } from "./packed";
import type { IndexFile, TextsFile } from "./protocol";

/** What is published of a search, by the names of the files: the index, and for each page the texts to quote from. */
export function searchFiles(
  { index, texts }: BuiltSearch,
  synonyms: IndexFile["synonyms"],
): Map<string, IndexFile | TextsFile> {
  const files = new Map<string, IndexFile | TextsFile>([[indexFile, { index: pack(index), synonyms }]]);
  for (const page of index.pages.keys()) {
    const own = texts.filter((_, number) => index.records[number]?.page === page);
    files.set(textsFile(page), { version: index.version, texts: own });
  }
  return files;
}

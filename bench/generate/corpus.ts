import { readFileSync } from "node:fs";
import path from "node:path";
import { cliFile } from "@/lib/cli/load";
import { readCli } from "@/lib/cli/read";
import { listContentFiles } from "@/lib/content/files";
import { glossary, spellings } from "@/lib/facts/glossary";
import { patterns } from "@/lib/facts/patterns";

/** What generated pages are made of: pieces of the real ones. */
export type Corpus = {
  sentences: string[];
  items: string[];
  tables: string[][];
  codeBlocks: string[];
  /** Plain words of the text, each once; longer ones, which carry its subject. */
  words: string[];
};

// Neither JSON nor calls: a sample is held to the call beside it, and a call that fails on purpose to its answer.
const languages = /^```(console|bash|javascript|typescript|python|go|http|yaml)\b/;

/** Takes the pages of a project apart. Links lose their addresses, since the pages they lead to are not in a generated site. */
export function readCorpus(root: string): Corpus {
  const corpus: Corpus = { sentences: [], items: [], tables: [], codeBlocks: [], words: [] };
  const words = new Set<string>();
  for (const source of readPages(root)) {
    for (const block of blocksOf(source)) {
      const [first = ""] = block;
      if (languages.test(first) && !block.some((line) => line.includes("curl ")))
        corpus.codeBlocks.push(block.join("\n"));
      else if (first.startsWith("```")) continue;
      else if (first.startsWith("|")) corpus.tables.push(block.map(withoutLinks));
      else if (first.startsWith("- ")) corpus.items.push(...block.filter((line) => line.startsWith("- ")).map(plain));
      else if (/^[A-Z`]/.test(first)) corpus.sentences.push(...block.filter((line) => /^[A-Z`]/.test(line)).map(plain));
    }
  }
  corpus.sentences = corpus.sentences.filter(isPlain);
  corpus.items = corpus.items.filter((item) => isPlain(item.slice(2)));
  corpus.tables = corpus.tables.filter((rows) => rows.length >= 4 && rows.every((row) => !/[<{]/.test(row)));
  for (const sentence of corpus.sentences) {
    for (const [word] of sentence.replace(/`[^`]*`/g, "").matchAll(/\b[a-z]{5,}\b(?!')/g)) words.add(word);
  }
  // Beside certain others, these would be a wrong limit or a term that the site does not use.
  const claims = [Object.values(patterns).flat(), [...glossary, ...spellings].map(({ not = [] }) => not.join(" "))];
  for (const word of claims
    .flat()
    .join(" ")
    .match(/[a-z]{5,}/g) ?? [])
    words.delete(word);
  // Before "in", the name of a company.
  words.delete("linked");
  // A program of this name that code runs would be held to the command line's description.
  words.delete(readCli(cliFile, readFileSync(path.join(root, cliFile), "utf8")).cli?.program ?? "");
  return { ...corpus, words: [...words].sort() };
}

/** The real pages, but for the one that shows all that a page can hold. */
function readPages(root: string): string[] {
  return listContentFiles(root)
    .filter(({ slug }) => slug !== "markdown-page")
    .map(({ file }) => file)
    .sort()
    .map((file) => readFileSync(path.join(root, file), "utf8").replace(/^---\n[\s\S]*?\n---\n/, ""));
}

/** Runs of lines without an empty line between them; a code block is a run of its own, whatever is in it. */
function blocksOf(source: string): string[][] {
  const blocks: string[][] = [[]];
  let isCode = false;
  for (const line of source.split("\n")) {
    const isFence = line.startsWith("```");
    if ((line === "" || isFence) && !isCode) blocks.push([]);
    if (line !== "" || isCode) blocks.at(-1)?.push(line);
    if (isFence && isCode) blocks.push([]);
    if (isFence) isCode = !isCode;
  }
  return blocks.filter((block) => block.length > 0);
}

const withoutLinks = (text: string) => text.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1").replace(/\[\^\w+\]/g, "");
const plain = (text: string) => withoutLinks(text).trim();
/** A sentence that needs nothing around it. Code is left out of account: braces are at home there. */
const isPlain = (text: string) =>
  text.length > 30 && !text.startsWith("```") && !/[<{}[\]|]/.test(text.replace(/`[^`]*`/g, ""));

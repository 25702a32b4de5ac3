import { otherHosts } from "@/content/hosts";
import { otherNames } from "@/content/names";
import { redirects } from "@/content/redirects";
import { filler, properNames } from "@/content/voice";
import { glossary, spellings } from "@/lib/facts/glossary";
import { patterns } from "@/lib/facts/patterns";
import { readText } from "@/lib/files/text";
import { formPattern } from "./form-pattern";
import { lineOfNth } from "./place";
import type { Fault, Problem } from "./problem";

/** A list of writers as TypeScript has it, and its file. */
type Lists = {
  words: [file: string, list: unknown][];
  texts: [file: string, list: unknown][];
  expressions: [file: string, list: unknown][];
  terms: unknown;
};

const glossaryFile = "lib/facts/glossary.ts";
const patternsFile = "lib/facts/patterns.ts";

/**
 * Entries of the lists in TypeScript that no check could read, or that none would ever find: nothing looks at the types
 * of those files before a build.
 */
export function checkForms(
  { words, texts, expressions, terms }: Lists = {
    words: [
      ["content/hosts.ts", otherHosts],
      ["content/names.ts", otherNames],
      ["content/voice.ts", properNames],
    ],
    expressions: Object.values(patterns).map((list) => [patternsFile, list]),
    texts: [
      ["content/voice.ts", filler],
      ["content/redirects.ts", redirects],
    ],
    terms: [...glossary, ...spellings],
  },
  read: (file: string) => string = readText,
): Problem[] {
  const at = (file: string, entry: unknown, nth = 1) => ({
    file,
    line: lineOfNth(read(file), JSON.stringify(entry) ?? "", nth) ?? lineOfNth(read(file), String(entry), 1),
  });
  const told =
    (file: string) =>
    ({ entry, nth, ...fault }: EntryFault): Problem => ({ ...at(file, entry, nth), ...fault });
  return [
    ...[...words, ...expressions].flatMap(([file, list]) => wordFaults(list).map(told(file))),
    ...texts.flatMap(([file, list]) => textFaults(list).map(told(file))),
    ...asList(terms)
      .flatMap((held, _, all) => [...termFaults(held), ...selfFaults(held, all)])
      .map(told(glossaryFile)),
    ...expressions.flatMap(([file, list]) => expressionFaults(list).map(told(file))),
  ];
}

type EntryFault = Fault & { entry: unknown; nth?: number };

const isWord = (value: unknown): value is string => typeof value === "string" && value !== "" && value.trim() === value;
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const shown = (value: unknown) => JSON.stringify(value) ?? String(value);

function wordFaults(list: unknown): EntryFault[] {
  return asList(list).flatMap((entry, index, all): EntryFault[] => {
    if (!isWord(entry))
      return [
        {
          entry,
          what: `${shown(entry)} is no word.`,
          cure: "Write it in quotes, without a space around it, or remove it.",
        },
      ];
    if (all.indexOf(entry) === index) return [];
    return [{ entry, nth: 2, what: `${shown(entry)} stands there twice.`, cure: "Remove one." }];
  });
}

function textFaults(list: unknown): EntryFault[] {
  if (typeof list !== "object" || list === null || Array.isArray(list))
    return [
      { entry: "export const", what: "This is no list of names with a text each.", cure: 'Write { "name": "text" }.' },
    ];
  return Object.entries(list).flatMap(([name, text]): EntryFault[] => {
    if (!isWord(name))
      return [
        { entry: name, what: `${shown(name)} is no word.`, cure: "Write it without a space around it, or remove it." },
      ];
    if (isWord(text)) return [];
    return [
      {
        entry: name,
        what: `What "${name}" stands for is no text: ${shown(text)}.`,
        cure: "Write it in quotes, without a space around it.",
      },
    ];
  });
}

function termFaults(held: unknown): EntryFault[] {
  const { term, meaning, not = [], ...others } = Object(held) as Record<string, unknown>;
  if (!isWord(term)) return [{ entry: "term:", what: `${shown(term)} is no term.`, cure: 'Write term: "word".' }];
  const entry = term;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined)
    return [{ entry, what: `A term has no field "${unknown}".`, cure: "It has term, meaning, and not." }];
  if (meaning !== undefined && !isWord(meaning))
    return [
      { entry, what: `The meaning of "${term}" is no text: ${shown(meaning)}.`, cure: "Say what it means, in quotes." },
    ];
  if (!Array.isArray(not))
    return [{ entry, what: `What "${term}" is not called is no list.`, cure: 'Write not: ["form"].' }];
  return [...wordFaults(not), ...expressionFaults(not)];
}

/** Forms that refuse a term itself: each page that has it would be told of it, and that it is to write it. */
function selfFaults(held: unknown, all: readonly unknown[]): EntryFault[] {
  const { term, not } = Object(held) as Record<string, unknown>;
  if (!isWord(term)) return [];
  const terms = all.map((each) => Object(each).term).filter(isWord);
  return asList(not).flatMap((form) => {
    const refused = isWord(form) && isExpression(form) && terms.find((each) => formPattern(form, term).test(each));
    if (!refused) return [];
    const what = `What "${term}" is not called has ${shown(form)}, which refuses the term "${refused}" on every page.`;
    return [{ entry: `term: ${shown(term)}`, what, cure: `Remove ${shown(form)} from its list "not".` }];
  });
}

function expressionFaults(list: unknown): EntryFault[] {
  const cure = "Write two backslashes before each sign that stands for itself, and close each bracket.";
  return asList(list)
    .filter((entry) => isWord(entry) && !isExpression(entry))
    .map((entry) => ({ entry, what: `${shown(entry)} is no regular expression.`, cure }));
}

function isExpression(text: string): boolean {
  try {
    new RegExp(text, "u");
    return true;
  } catch {
    return false;
  }
}

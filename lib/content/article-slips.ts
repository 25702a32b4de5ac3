import { edge } from "@/lib/mdx/literal.mjs";
import type { Fault } from "./problem";

/** Words of these docs before which "a" is never right; the letter may be a name of something before any other. */
const withAn = [
  "accounts?|actions?|active|additional|address|API|apps?|applications?|archived|arrays?|attributes?|audience|authorization|automatic",
  "editor|element|email|empty|endpoint|entry|environment|error|event|example|expired|expiry|export|external|extra",
  "hour|HTML|HTTPS?|icon|ID|identifier|idempotency|image|impact|inactive|inbox|incoming|integer|interview|invalid|item",
  "OAuth|object|offer|older|OpenAPI|operation|option|optional|organization|outcome|outgoing|overview|owner",
  "SSH|unknown|unread|update|upload|XML",
].join("|");

/** Words that begin with a vowel on paper alone. */
const withA = "unique|union|unit|universal|UUID|URL|usable|usage|use|used|useful|user|usual|UTC|utility|one|once";

/** A consonant that is spoken as one, since a vowel follows: those of "npm" are spelled out. */
const consonant = "(?:[bcdfgjklmnpqrstvwyz]|[bcfgps]l|[bcdfgpt]r|[cst]h|s[cknptw]|wh|str)[aeiouy][a-z]{2}";

const before = (article: string, words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}\\p{Sc}'’.&/-])${article}[ \\n]${edge}?(?=${words})`, "u");

/** An article that does not go with how the word after it is spoken. */
export const articleSlips: readonly (Fault & { pattern: RegExp })[] = [
  {
    pattern: before("(?:a|(?<!\\p{L} )A)", `(?:${withAn})(?![\\p{L}\\p{N}])`),
    what: 'An "a" before a vowel',
    cure: 'Write "an".',
  },
  {
    pattern: before("[Aa]n", `(?:(?:${withA})s?(?![\\p{L}\\p{N}])|${consonant})`),
    what: 'An "an" before a consonant',
    cure: 'Write "a".',
  },
];

import { projects } from "@/lib/openapi/examples/story";

/**
 * A text without what only its examples are called by: ids and keys, hosts, hashes, dates and moments, signs of an address
 * by their numbers. A reader has others, and each would be a word of the index that nobody types; so would be what every
 * address begins with.
 * @example withoutMadeUp("Created wle_5MvJ9cZtHy on 2026-11-20") // "Created   on  "
 */
export const withoutMadeUp = (text: string): string => text.replace(signsByNumber, " ").replace(madeUp, " ");

const signsByNumber = /%[\dA-F]{2}/g;

const madeUp = new RegExp(
  [
    // An address up to its path.
    String.raw`\bhttps?:\/\/[\w.-]+(?::\d+)?`,
    // A project's key.
    ...projects.map((name) => `\\b${name.toLowerCase().replaceAll(" ", "-")}\\b`),
    // An id of the API, a secret, a code verifier: capitals, small letters and digits in no order.
    String.raw`\b(?:[a-z]+_)*(?=[^\W_]*[a-z])(?=[^\W_]*[A-Z])(?=[^\W_]*\d)[^\W_]{10,}\b`,
    // A moment in seconds, a number that an answer counts.
    String.raw`\b(?!10+\b)\d{7,}\b`,
    // A host of somebody's; the product's own can be asked for.
    String.raw`\b(?!(?:[\w-]+\.)*devlog\.)(?:[\w-]+\.)+example\b`,
    // A UUID.
    String.raw`\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b`,
    // A commit's SHA, whole or short.
    String.raw`\b(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{7,}\b`,
    // A date, with or without a time.
    String.raw`\b\d{4}-\d\d-\d\d(?:T[\d:.]*\d(?:Z|[+-]\d\d:\d\d)?)?(?!\w)`,
  ].join("|"),
  "g",
);

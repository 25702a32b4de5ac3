import type { Edit } from "./mistake";

/** A fact that the checks need: nothing can be held to it, so that nothing else is said. */
export const factEdits: readonly Edit[] = [
  {
    name: "a fact that is gone",
    file: "lib/facts/facts.ts",
    from: "    impact: { max: 500 },\n",
    to: "",
    says: [
      {
        at: "worklogEntry:",
        what: 'There is no fact "worklogEntry.impact.max", which the site needs.\n    Write it. To give it up, search lib/ for "worklogEntry.impact.max", and take out what names it.',
      },
    ],
  },
];

/** Facts that no app can have. */
export const wrongFactEdits: readonly Edit[] = [
  {
    name: "parts of more than a whole",
    file: "lib/facts/facts.ts",
    from: "headline: 10",
    to: "headline: 20",
    says: [
      {
        at: "profileCompletion:",
        what: 'The parts of "profileCompletion" make 110 % together.\n    Write parts that make 100.',
      },
    ],
  },
  {
    name: "a limit below zero",
    file: "lib/facts/facts.ts",
    from: "endpoints: { max: 10 }",
    to: "endpoints: { max: -10 }",
    says: [
      {
        at: "max: -10",
        what: 'The fact "webhooks.endpoints.max" is -10, which counts nothing.\n    Write a whole number.',
      },
    ],
  },
  {
    name: "a space before a comma of a fact",
    file: "lib/facts/facts.ts",
    from: 'validation_failed: "No, correct',
    to: 'validation_failed: "No , correct',
    says: [
      {
        at: '"No , correct',
        what: 'A space before a punctuation mark is published as it is typed: ",".\n    Take it away; a sign that is meant stands in backticks.',
      },
    ],
  },
  {
    name: "a wait that is no time",
    file: "lib/facts/facts.ts",
    from: '"5 minutes"',
    to: '"5 minuts"',
    says: [
      {
        at: "retries:",
        what: '"5 minuts" of "webhooks.retries" is no time to wait.\n    Write it in seconds, minutes, or hours: 2 hours.',
      },
    ],
  },
];

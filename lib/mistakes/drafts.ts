import { inText } from "./mistake";

/** What comes along from the program in which a text was drafted, or from whoever was still at it. */
export const draftMistakes = [
  inText(
    "an attribute in curly quotes",
    "<Steps>\n\n1. Text.\n\n</Steps>\n\n<Tabs group=“surface”>\n\nText.\n\n</Tabs>",
    "15:13  The value of group has a curly quote (“).",
    'Write group="surface".',
  ),
  inText(
    "an attribute whose second quote is curly",
    '<Tabs group="surface”>\n\nText.\n\n</Tabs>',
    "9:7  The value of group has no second quote, which is a straight one.",
    'Write group="surface".',
  ),
  inText(
    "a placeholder",
    "Text.\nSee [insert link].",
    '10  A placeholder is published as it is typed: "See [insert link].".',
    "Write what is to stand there, or leave it out.",
  ),
  inText(
    "a word for what is to come",
    "The limit is TBC.",
    '9  These docs don\'t say "TBC".',
    "Say what is known today, or nothing.",
  ),
  inText(
    "a link that sticks to a word",
    "Read the[inbox](/docs/inbox/).",
    '9:9  "the" and "inbox" have no space between them.',
    "Put one there.",
  ),
  inText(
    "a label that sticks to a word",
    "Press **Save**and go on.",
    '9:7  "Save" and "and" have no space between them.',
    "Put one there.",
  ),
  inText(
    "an article before a vowel",
    "Call a API.",
    '9  An "a" before a vowel is published as it is typed: "Call a API.".',
    'Write "an".',
  ),
  inText(
    "an article before a consonant",
    "As an user does.",
    '9  An "an" before a consonant is published as it is typed: "As an user does.".',
    'Write "a".',
  ),
];

import type { Kind } from "./kinds";

/**
 * What counts how much. The figures were found by trying, on the queries of `golden/`: change one only with the golden
 * test, and look at what its neighbours lose.
 */
export const weights = {
  // A word, by where a record says it; 1 in its title.
  alias: 0.8,
  strong: 0.85,
  weak: 0.22,
  // A word that the record itself does not say, by where it is said around it.
  above: 0.6,
  pageAbove: 1,
  pageKeyword: 0.55,
  pageKeywordAbove: 0.34,
  elsewhere: 0.26,
  // How far a page has reached a word that it says elsewhere.
  reachedElsewhere: 0.5,
  titledAbove: 0.51,
  // A word of the site for a word of the query, by how alike they are.
  synonym: 0.75,
  withoutNumber: 0.9,
  oneSlip: 0.9,
  twoSlips: 0.6,
  otherFirstLetter: 0.75,
  lastStart: 0.45,
  lastShare: 0.45,
  // A finished word that begins another, by its share of it; less where it is a word of the site itself.
  startShare: 0.7,
  knownStart: 0.6,
  slipBesideStart: 0.7,
  withoutParticle: 0.25,
  // How far a keyword counts as one of the words of its page.
  keywordReach: 0.7,
  // How much the product's name counts, and what a word counts that names the section of the site that a page is in.
  product: 0.3,
  sectionName: 0.5,

  // What a record says of all words: anywhere, itself, in its title, and with little else in its title.
  fit: 26,
  own: 10,
  titled: 20,
  precise: 13,
  whole: 10,
  wholeSign: 1.4,
  wholeKeyword: 0.07,
  // How many of the words there are.
  all: 13,
  allOfMany: 8,
  allBySlips: 10,
  some: 8,
  // What speaks for a record, and what against it.
  page: 2.6,
  precisePage: 4,
  underPrecisePage: 5,
  sharedAddress: -4,
  usualTitle: -2.6,
  loneMessage: -18,
  wantedSection: 3,
  wantedPage: 12,
  invoked: 10,
  eventInWords: -6,
  aside: -25,
  sample: -18,
  depth: -0.55,
  phrase: 5,
  sign: 15,
  partOfSign: 18,
  errorInText: 500,
  codeOfBody: 700,
  ownAddress: 800,
  explanation: 24,
  operationForMeaning: -30,
  howTo: -15,
  helping: 16,
  limiting: 20,
  helpUnasked: -4,

  // The stages of names: whatever is in one comes before everything in the next.
  exact: 300,
  begun: 150,
  // What holds an identifier that was asked for exactly comes next.
  holdsExact: 200,
  // Within a stage.
  sameLetters: 40,
  sameWords: 25,
  title: 3,
  exactPage: 10,
  bareAddress: 14,
  fieldOfGuide: 3.5,
  onlyMessage: 200,
  keyword: 34,

  // Another way of saying a query comes after it.
  variantShare: 0.9,
  variant: -12,
  // What says less is not shown.
  least: 0,
  // The section of the site that the reader is in.
  near: 1.5,
};

/** What is meant more often than another by the same words. */
export const priors: Partial<Record<Kind, number>> = {
  Command: 0.5,
  Operation: -2,
  Argument: -3,
  Field: -12,
  Message: -7,
  Scope: -2,
  Setting: -1,
  "Exit code": -12,
};

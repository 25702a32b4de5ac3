import type { Section } from "@/lib/routing/section";
import type { Names } from "./names";
import type { IndexedRecord, SearchIndex } from "./packed";
import type { Matches, Places } from "./places";
import type { Query } from "./query";
import { intended, lone, manyTerms, onlyMessage, phrased, signed, wanted } from "./signals";
import { stageOf } from "./stages";
import { priors, weights } from "./weights";

/** A query with what each of its words finds, and how much each counts. */
export type Wording = {
  query: Query;
  matches: Matches[];
  wholes: Matches[];
  rarity: number[];
  /** The sections of the site that its words name. */
  sections: (Section | undefined)[];
};

/** Sections that lead elsewhere. */
const asides = new Set(["see also", "related pages", "related"]);

/** A title that stands on more pages than this is one of a kind of page, and says little. */
const fewPages = 2;

/** What a record says of the words of a query, each counted by how rare it is; of 1. */
type Said = {
  fit: number;
  own: number;
  titled: number;
  reached: number;
  precise: number;
  pagePrecise: number;
  hasSlip: boolean;
};

/** Says how well a record answers a query. */
export class Ranking {
  private readonly index: SearchIndex;
  private readonly places: Places;
  private readonly pagesWithTitle = new Map<string, number>();
  private readonly roots: number[] = [];
  /** What speaks for each record whatever the query is; `NaN` where it is not known yet. */
  private readonly standing: Float32Array;

  constructor(index: SearchIndex, places: Places) {
    this.index = index;
    this.places = places;
    this.standing = new Float32Array(index.records.length).fill(Number.NaN);
    const last = new Map<string, number>();
    for (const [number, { title, page, parent }] of index.records.entries()) {
      if (last.get(title) !== page) this.pagesWithTitle.set(title, (this.pagesWithTitle.get(title) ?? 0) + 1);
      last.set(title, page);
      if (parent === undefined) this.roots[page] = number;
    }
  }

  /** The record of a page itself. */
  rootOf(page: number): number {
    return this.roots[page] ?? 0;
  }

  /** The score of a record, the more the better. */
  score(number: number, wording: Wording): number {
    const record = this.index.records[number];
    const names = this.places.namesOf(number);
    if (!record || !names) return Number.NEGATIVE_INFINITY;
    const { query } = wording;
    const keywords = this.places.keywordsOf(record.page);
    const isPage = record.parent === undefined;
    const said = this.saidBy(number, wording);
    const isAll = said.reached > 0.999;
    const isOnOperation = this.index.records[this.rootOf(record.page)]?.kind === "Operation";
    const isSample = this.index.pages[record.page]?.role === "sample";
    const stage = stageOf({ record, names, keywords, isPage, isSample }, query, isOnOperation);
    return (
      stage.score +
      weights.fit * said.fit +
      weights.own * said.own +
      // What is called exactly so is called so by any of its names.
      (stage.isExact
        ? weights.titled + weights.precise
        : said.titled * (weights.titled + weights.precise * said.precise)) +
      this.completeness(said, isAll, query) +
      weights.whole * this.wholeOf(number, record, wording) * (names.isSign ? weights.wholeSign : 1) +
      (isPage
        ? weights.page + weights.precisePage * said.precise
        : stage.score === 0
          ? weights.underPrecisePage * said.pagePrecise
          : 0) +
      this.bearing(number, record, names, query) +
      phrased(names, query)
    );
  }

  private saidBy(number: number, { matches, rarity, sections }: Wording): Said {
    const record = this.index.records[number];
    const page = record?.page ?? 0;
    const isPage = record?.parent === undefined;
    let [fit, own, titled, reached, possible, named, pageNamed, slips] = [0, 0, 0, 0, 0, 0, 0, 0];
    const root = this.rootOf(page);
    const section = this.index.pages[page]?.section ?? "docs";
    for (const [at, match] of matches.entries()) {
      const rare = rarity[at] ?? 0;
      possible += rare;
      const mine = match.own[number] ?? 0;
      const around = Math.max(this.around(number, page, match), sections[at] === section ? weights.sectionName : 0);
      pageNamed += match.name[root] ?? 0;
      const best = Math.max(mine, around);
      if (best === 0) {
        // It is said elsewhere on the page.
        const far = (match.page[page] ?? 0) * weights.elsewhere;
        fit += rare * far;
        if (isPage && far > 0) reached += rare * weights.reachedElsewhere;
        continue;
      }
      const name = match.name[number] ?? 0;
      fit += rare * best;
      own += rare * mine;
      titled += rare * Math.max(name, around * weights.titledAbove);
      named += name;
      // A keyword brings readers to the page, and from there to the section that has the word itself.
      reached += rare * (isPage && mine === 0 ? weights.keywordReach : 1);
      if (mine >= around && match.isSlip[number]) slips++;
    }
    const all = possible || 1;
    return {
      fit: fit / all,
      own: own / all,
      titled: titled / all,
      reached: reached / all,
      precise: Math.min(1, named / this.lengthOf(number)),
      pagePrecise: Math.min(1, pageNamed / this.lengthOf(root)),
      hasSlip: slips > 0,
    };
  }

  /** What a record says of what was written without spaces, and more so where its page is about it. */
  private wholeOf(number: number, { page }: IndexedRecord, { wholes }: Wording): number {
    const said = wholes.map(({ own, keyword }) => {
      const mine = own[number] ?? 0;
      return mine > 0 ? mine + (keyword[page] ?? 0) * weights.wholeKeyword : 0;
    });
    return Math.max(0, ...said);
  }

  private lengthOf(number: number): number {
    return this.places.nameWords[number]?.title.length || 1;
  }

  /** What a record says of a word because of what it stands under. */
  private around(number: number, page: number, match: Matches): number {
    let above = this.index.records[number]?.parent;
    let best = (match.keyword[page] ?? 0) * (above === undefined ? weights.pageKeyword : weights.pageKeywordAbove);
    while (above !== undefined) {
      const next = this.index.records[above]?.parent;
      best = Math.max(best, (match.name[above] ?? 0) * (next === undefined ? weights.pageAbove : weights.above));
      above = next;
    }
    return best;
  }

  /** All words come before some, and words as they are spelled before slips. */
  private completeness({ reached, hasSlip }: Said, isAll: boolean, { terms }: Query): number {
    if (!isAll) return weights.some * (reached ** 2 - 1);
    if (hasSlip) return weights.allBySlips;
    return terms.length > manyTerms ? weights.allOfMany : weights.all;
  }

  /** What speaks for a record whatever its words are. */
  private bearing(number: number, record: IndexedRecord, names: Names, query: Query): number {
    const known = this.standing[number] ?? 0;
    const standing = Number.isNaN(known) ? this.standingOf(number, record, names) : known;
    const role = this.index.pages[record.page]?.role ?? "any";
    const isOnly = this.pagesWithTitle.get(record.title) === 1;
    return (
      standing +
      lone(record, query) +
      (isOnly ? onlyMessage(record, names, query) : 0) +
      wanted(record, this.index.pages[record.page]?.section, query) +
      signed(record, names.raws, query) +
      intended(query, record.kind, names.raws[0] ?? "", role)
    );
  }

  private standingOf(number: number, record: IndexedRecord, names: Names): number {
    const page = this.index.pages[record.page];
    const isShared = record.parent !== undefined && this.index.records[record.parent]?.id === record.id;
    const isUsual = record.parent !== undefined && (this.pagesWithTitle.get(record.title) ?? 0) > fewPages;
    const standing =
      (priors[record.kind] ?? 0) +
      (isShared ? weights.sharedAddress : 0) +
      (isUsual ? weights.usualTitle : 0) +
      (asides.has(names.raws[0] ?? "") ? weights.aside : 0) +
      (page?.role === "sample" ? weights.sample : 0) +
      (page?.slug.split("/").length ?? 0) * weights.depth;
    this.standing[number] = standing;
    return standing;
  }
}

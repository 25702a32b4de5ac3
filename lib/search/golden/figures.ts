/** A query of a reader, and the places of which a good editor would want one to come first. */
export type Golden = {
  query: string;
  want: string[];
  /** Among how many: where third place is as good, three. */
  within: 1 | 3;
  kind: "title" | "heading" | "task" | "question" | "identifier" | "partial" | "typo" | "synonym" | "error" | "paste";
};

type Ranked = Pick<Golden, "within"> & { rank: number };

/** At which place, from 1, the first wanted address stands; 0 where none does. */
export const rankOf = (addresses: readonly string[], want: readonly string[]): number =>
  addresses.findIndex((address) => want.includes(address)) + 1;

/** How often what is wanted comes first, or within what is accepted; how often within three; the mean reciprocal rank. */
export function figuresOf(ranked: readonly Ranked[]) {
  const share = (count: number) => Math.round((count / ranked.length) * 1000) / 1000;
  const within = (most: (one: Ranked) => number) =>
    share(ranked.filter((one) => one.rank > 0 && one.rank <= most(one)).length);
  return {
    count: ranked.length,
    at1: within((one) => one.within),
    at3: within(() => 3),
    reciprocal: share(ranked.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0)),
  };
}

export type Figures = ReturnType<typeof figuresOf>;

import { expect, it } from "vitest";
import { pack, type SearchIndex, unpack } from "./packed";

const index: SearchIndex = {
  version: "abc",
  pages: [
    { slug: "", section: "docs", role: "any", keywords: [] },
    { slug: "cli/commands/log", section: "cli", role: "how-to", keywords: ["log work", "new entry"] },
  ],
  records: [
    { page: 0, id: "", title: "Home", parent: undefined, kind: "Guide", names: [] },
    { page: 1, id: "", title: "devlog log", parent: undefined, kind: "Command", names: ["log"] },
    { page: 1, id: "options", title: "Options", parent: 1, kind: "Command", names: [] },
    { page: 1, id: "flag-tag", title: "-t, --tag TAG", parent: 2, kind: "Flag", names: ["-t", "--tag"] },
    { page: 1, id: "what-it-does-1", title: "What it does", parent: 1, kind: "Command", names: [] },
    { page: 1, id: "prüfung", title: "Prüfung", parent: 1, kind: "Command", names: [] },
    { page: 1, id: "whats-new", title: "What's new", parent: 1, kind: "Command", names: [] },
  ],
  words: ["entries", "entry", "tag", "{{company"],
  postings: [
    { strong: [0], weak: [1, 3] },
    { strong: [], weak: [2] },
    { strong: [1, 3], weak: [] },
    { strong: [], weak: [0] },
  ],
};

it("what is packed comes out as it was, through JSON too", () => {
  const { postings, ...unpacked } = unpack(JSON.parse(JSON.stringify(pack(index))));
  expect({ ...unpacked, postings: index.words.map((_, at) => postings.at(at)) }).toEqual(index);
});

it("numbers of any size come out as they were", () => {
  // What carries: 62 digits, and 29 signs before them without a zero.
  const borders = [62, 62 * 29, 62 * 30, 62 * 29 * 30, 62 * 29 * 31, 5_000_000];
  for (const number of [0, ...borders.flatMap((border) => [border - 1, border, border + 1])]) {
    const strong = [number, number + 1, 2 * number + 2];
    const large = { ...index, words: ["tag"], postings: [{ strong, weak: [] }] };
    expect(unpack(pack(large)).postings.at(0)).toEqual({ strong, weak: [] });
  }
});

it("a record that does not follow the one it stands under stops the build", () => {
  const [home, page, options, flag, ...rest] = index.records;
  const moved = [home, page, options, ...rest, flag] as typeof index.records;
  expect(() => pack({ ...index, records: moved })).toThrow('"-t, --tag TAG" is not where its page has it');
});

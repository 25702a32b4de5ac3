import { describe, expect, it } from "vitest";
import type { LinkTargets } from "@/lib/content/check-links";
import { announcementLine, formatRegister } from "@/lib/content/register";
import { checkAnnounced, checkAnnouncement } from "./announcement";

const own = new Set(["docs.devlog.example"]);
const nowhere: LinkTargets = {
  idsOf: () => undefined,
  slugs: () => [],
  movedTo: () => undefined,
  renamedTo: () => undefined,
  isFile: () => false,
  pictureFault: () => undefined,
  isDrawing: () => false,
};

it.each<[string, string | undefined]>([
  ["The docs are here.", undefined],
  ["The docs are at https://docs.devlog.example/docs/.", undefined],
  ["Read https://docs.devlog.exampel/docs/.", "The host docs.devlog.exampel is neither"],
  ["An entry has up to 11 tags.", '"entry has up to 11 tags" contradicts the fact'],
  ["It is simply there.", `These docs don't say "simply".`],
  ["Sync with Github.", '"Github" is not how this site says it.'],
])("of an announcement %j, a writer hears %j", (text, what) => {
  const source = `announcement: {\n  id: "a",\n  text: ${JSON.stringify(text)},\n}`;
  const problems = checkAnnouncement({ id: "a", text }, source, nowhere, own);
  expect(problems.map((problem) => [problem.line, problem.what])).toEqual(
    what ? [[3, expect.stringContaining(what)]] : [],
  );
});

it.each([
  ["that is new", { id: "b", text: "We are here." }, 0],
  ["that is there, with a line broken otherwise", { id: "a", text: "We\nare here." }, 0],
  ["of an id that another begins with", { id: "a-2", text: "We moved." }, 0],
  ["that has the id of another", { id: "a", text: "We moved." }, 1],
  ["that has got a link", { id: "a", text: "We are here.", link: { href: "/docs/", text: "Look" } }, 1],
])("of an announcement %s, %j, what was announced leaves %i to say", (_, announcement, count) => {
  const register = formatRegister([announcementLine({ id: "a", text: "We are here." })], ["/docs/"]);
  expect(checkAnnounced(announcement, "", register)).toHaveLength(count);
});

describe("the link of an announcement that was closed under its id", () => {
  const link = { href: "/docs/inbox/#keys", text: "See the keys" };
  const register = formatRegister([announcementLine({ id: "a", text: "It has keys.", link })], []);
  const source = 'announcement: {\n  id: "a",\n  text: "It has keys.",\n  link: { href: "", text: "" },\n}';
  const check = (change: Partial<typeof link>, redirects = {}) =>
    checkAnnounced({ id: "a", text: "It has keys.", link: { ...link, ...change } }, source, register, redirects);

  it.each([
    ["is what it was", {}, {}],
    ["leads to where its page has moved", { href: "/docs/shortcuts/#keys" }, { inbox: "/docs/shortcuts/" }],
    ["leads on by a redirect", {}, { inbox: "/docs/shortcuts/" }],
  ])("%s", (_, change, redirects) => expect(check(change, redirects)).toEqual([]));

  it.each([
    ["leads elsewhere", { href: "/docs/documents/" }],
    ["says something else", { text: "Read on" }],
  ])("is told on its line where it %s", (_, change) =>
    expect(check(change)).toEqual([
      {
        file: "lib/site/config.ts",
        line: 4,
        what: 'The announcement "a" had another link, and whoever has closed that will not see this one.',
        cure: 'Give it a new id. If only a slip was corrected, take the line "announced a: …" out of content/register.txt.',
      },
    ]),
  );

  it("is told on the line of the text where it is gone", () =>
    expect(checkAnnounced({ id: "a", text: "It has keys." }, source, register)).toMatchObject([{ line: 3 }]));
});

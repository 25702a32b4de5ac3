import { expect, it } from "vitest";
import type { LinkTargets } from "@/lib/content/check-links";
import { announcementLine, formatRegister } from "@/lib/content/register";
import { checkAnnounced, checkAnnouncement } from "./announcement";

const own = new Set(["docs.devlog.example"]);
const nowhere: LinkTargets = {
  idsOf: () => undefined,
  slugs: () => [],
  movedTo: () => undefined,
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
])("of an announcement %s, %j, what was announced leaves %i to say", (_, announcement, count) => {
  const register = formatRegister([announcementLine({ id: "a", text: "We are here." })], ["/docs/"]);
  expect(checkAnnounced(announcement, "", register)).toHaveLength(count);
});

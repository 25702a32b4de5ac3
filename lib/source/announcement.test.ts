import { expect, it } from "vitest";
import type { LinkTargets } from "@/lib/content/check-links";
import { checkAnnouncement } from "./announcement";

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

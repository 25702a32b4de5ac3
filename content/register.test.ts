import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { describeProblem } from "@/lib/content/problem";
import { announcementLine, checkRegister, parseRegister, registerFile } from "@/lib/content/register";
import { site } from "@/lib/site/config";
import { listAddresses } from "@/lib/source/addresses";
import { redirects } from "./redirects";

const text = readFileSync(registerFile, "utf8");
const present = await listAddresses();

it("no page and no heading's id has disappeared without a redirect or an alias", () => {
  expect(checkRegister(text, new Set(present), redirects).map(describeProblem)).toEqual([]);
});

it("every page and every heading's id is registered; if not, run npm run register", () => {
  const registered = new Set(parseRegister(text));
  expect(present.filter((address) => !registered.has(address))).toEqual([]);
});

it.each([site.announcement ?? []].flat())(
  "the announcement $id is, with its link; if not, run it, too",
  (announcement) => expect(parseRegister(text)).toContain(announcementLine(announcement)),
);

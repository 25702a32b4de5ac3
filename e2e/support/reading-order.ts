import type { Page } from "@playwright/test";
import { walkByTab } from "./focus";
import { open } from "./late";
import { phone } from "./sizes";
import { templates } from "./templates";
import { expect } from "./test";

export type Kind = keyof typeof templates;

const looks = {
  wide: { size: { width: 1440, height: 900 }, theme: "light" },
  narrow: { size: phone, theme: "dark" },
} as const;
const narrow = ["BODY", "SECTION", "HEADER", "NAV", "MAIN", "FOOTER"];

/** What other kinds have beside their text, and these have not. */
const withoutLists: Partial<Record<Kind, string[]>> = { landing: [], "not-found": [] };

/** The parts of a page as they are read: the contents list stands beside the text, above that of an operation. */
function orderOf(kind: Kind, look: keyof typeof looks): readonly string[] {
  if (look === "narrow") return narrow;
  const list = kind === "operation" ? ["NAV", "MAIN"] : ["MAIN", "NAV"];
  return ["BODY", "SECTION", "HEADER", "ASIDE", ...list, "FOOTER"];
}

/** Holds a kind of page to stops of the Tab key that can be seen, in the order of reading. */
export async function expectStopsInOrder(page: Page, kind: Kind, look: keyof typeof looks): Promise<void> {
  const { size, theme } = looks[look];
  await page.emulateMedia({ colorScheme: theme });
  await page.setViewportSize(size);
  await open(page, templates[kind]);
  const stops = await walkByTab(page);
  expect(stops.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  const parts = stops.map(({ part }) => part).filter((part, place, all) => part !== all[place - 1]);
  expect(parts).toEqual(orderOf(kind, look).filter((part) => parts.includes(part)));
  const beside = look === "narrow" ? [] : (withoutLists[kind] ?? ["ASIDE", "NAV"]);
  expect(parts).toEqual(expect.arrayContaining(["BODY", "HEADER", "MAIN", "FOOTER", ...beside]));
}

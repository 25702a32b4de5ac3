import { nearestWord } from "@/lib/content/nearest-word.mjs";
import { lineOfNth } from "@/lib/content/place";
import type { Problem } from "@/lib/content/problem";
import { type Section, sections } from "@/lib/routing/section";
import { readEntries } from "./read-entries";
import type { SidebarEntry, Source } from "./types";

/** A section's sidebar. Where it is no list, as `isList` says, nobody can tell which pages it lacks. */
type Read = { section: Section; isList: boolean; entries: SidebarEntry[]; problems: Problem[] };

/** The list of a section in `content/sidebars.ts`, and what is wrong in it; or why there is none. */
export function readSidebar(sidebars: Readonly<Record<string, unknown>>, section: Section, place: Source): Read {
  const list = sidebars[section];
  if (Array.isArray(list)) return { section, isList: true, ...readEntries(list, place) };
  const others = Object.keys(sidebars).filter((name) => !sections.some((known) => known === name));
  const meant = list === undefined ? nearestWord(section, others) : undefined;
  const problem = {
    file: place.file,
    line: lineOfNth(place.source, `${meant ?? section}:`, 1),
    what: list === undefined ? `There is no sidebar "${section}".` : `The sidebar "${section}" is no list.`,
    cure: meant ? `Write "${section}" instead of "${meant}".` : `Write its list: ${section}: ["${section}"].`,
  };
  return { section, isList: false, entries: [], problems: [problem] };
}

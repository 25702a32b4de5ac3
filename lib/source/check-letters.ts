import { lineOfField } from "@/lib/content/frontmatter-block";
import { lineOfNth } from "@/lib/content/place";
import type { Place, Problem } from "@/lib/content/problem";
import { readText } from "@/lib/files/text";
import { groupLabels } from "@/lib/navigation/check";
import type { NavNode } from "@/lib/navigation/types";
import { apiFile } from "@/lib/openapi/document/site-api";
import { sidebarsFile } from "./source";
import type { Page } from "./types";

/** A text that stands on the picture of a page, and where it is written. */
type Lettering = { text: string; placeOf: () => Place };

/**
 * Titles, and labels of groups above them, that the typeface of a page's picture cannot write: drawing one would stop the
 * build without its line.
 */
export function checkLetters(pages: readonly Page[], nodes: readonly NavNode[] = []): Promise<Problem[]> {
  return lostLetters([
    ...pages.map((page) => ({ text: page.title, placeOf: () => placeOfTitle(page) })),
    ...groupLabels(nodes).map((text) => ({ text, placeOf: () => placeOfLabel(text) })),
  ]);
}

function placeOfTitle(page: Page): Place {
  return { file: page.file, line: page.kind === "doc" ? lineOfField(page.source, "title") : undefined };
}

/** Where a group is named; one that nobody lists is a tag of the API's. */
function placeOfLabel(label: string): Place {
  const line = lineOfNth(readText(sidebarsFile), `label: ${JSON.stringify(label)}`, 1);
  return line === undefined ? { file: apiFile } : { file: sidebarsFile, line };
}

async function lostLetters(all: readonly Lettering[]): Promise<Problem[]> {
  const suspects = all.filter(({ text }) => /[^ -~]/.test(text));
  if (suspects.length === 0) return [];
  // What draws letters is large, and hardly a title needs to be tried.
  const { LostLetter, penOf } = await import("@/lib/cards/outline");
  const pen = await penOf(600);
  return suspects.flatMap(({ text, placeOf }): Problem[] => {
    try {
      pen.widthOf(text, 1);
      return [];
    } catch (error) {
      if (!(error instanceof LostLetter)) throw error;
      return [{ ...placeOf(), what: error.message, cure: error.cure }];
    }
  });
}

import { lineOfField } from "@/lib/content/frontmatter-block";
import type { Problem } from "@/lib/content/problem";
import { readText } from "@/lib/files/text";
import type { NavNode } from "@/lib/navigation/types";
import { apiFile } from "@/lib/openapi/document/site-api";
import { sidebarsFile } from "./source";
import type { Page } from "./types";

/** A text that stands on the picture of a page, and where it is written. */
type Lettering = { text: string; file: string; line?: number | undefined };

/**
 * Titles, and labels of groups above them, that the typeface of a page's picture cannot write: drawing one would stop the
 * build without its line.
 */
export function checkLetters(pages: readonly Page[], nodes: readonly NavNode[] = []): Promise<Problem[]> {
  const titles = pages.map((page) => ({
    text: page.title,
    file: page.file,
    line: page.kind === "doc" ? lineOfField(page.source, "title") : undefined,
  }));
  return lostLetters([...titles, ...labelsOf(nodes).map((text) => ({ text, ...placeOf(text) }))]);
}

function labelsOf(nodes: readonly NavNode[]): string[] {
  return nodes.flatMap((node) => (node.kind === "group" ? [node.label, ...labelsOf(node.nodes)] : []));
}

/** Where a group is named; one that nobody lists is a tag of the API's. */
function placeOf(label: string): Pick<Lettering, "file" | "line"> {
  const lines = readText(sidebarsFile).split("\n");
  const line = lines.findIndex((text) => text.includes(JSON.stringify(label))) + 1;
  return line > 0 ? { file: sidebarsFile, line } : { file: apiFile };
}

async function lostLetters(all: readonly Lettering[]): Promise<Problem[]> {
  const suspects = all.filter(({ text }) => /[^ -~]/.test(text));
  if (suspects.length === 0) return [];
  // What draws letters is large, and hardly a title needs to be tried.
  const { LostLetter, penOf } = await import("@/lib/cards/outline");
  const pen = await penOf(600);
  return suspects.flatMap(({ text, ...place }): Problem[] => {
    try {
      pen.widthOf(text, 1);
      return [];
    } catch (error) {
      if (!(error instanceof LostLetter)) throw error;
      return [{ ...place, what: error.message, cure: error.cure }];
    }
  });
}

import { compilePage } from "@/lib/content/compiled";
import type { Ledger } from "@/lib/content/ledger";
import type { Problem } from "@/lib/content/problem";
import { readOperation } from "./api";
import { lostErrorSections } from "./error-sections";
import type { Page } from "./types";

/**
 * `problems` are why a page cannot be drawn, or not as it was meant; `lacking` are the parts that much leads to, which are
 * told once: for the ledger, they are there.
 */
type Holdings = { isReadable: boolean; ledger: Ledger; problems: Problem[]; lacking: Problem[] };

/** What a page holds, whatever its kind. An operation's mistakes are those of its document, which the site has. */
export async function holdingsOf(page: Page): Promise<Holdings> {
  if (page.kind === "operation")
    return { isReadable: true, ledger: readOperation(page).ledger, problems: [], lacking: [] };
  const { code, ledger, problems } = await compilePage(page.file, page.source);
  const lost = code === "" ? [] : lostErrorSections(page, ledger);
  return {
    isReadable: code !== "",
    ledger: { ...ledger, ids: [...ledger.ids, ...lost.map((section) => section.code)] },
    problems,
    lacking: lost.map(({ problem }) => problem),
  };
}

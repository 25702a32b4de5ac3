import { compilePage } from "@/lib/content/compiled";
import type { Ledger } from "@/lib/content/ledger";
import type { Problem } from "@/lib/content/problem";
import { readOperation } from "./api";
import type { Page } from "./types";

type Holdings = { isReadable: boolean; ledger: Ledger; problems: Problem[] };

/** What a page holds, whatever its kind. An operation's mistakes are those of its document, which the site has. */
export async function holdingsOf(page: Page): Promise<Holdings> {
  if (page.kind === "operation") return { isReadable: true, ledger: readOperation(page).ledger, problems: [] };
  const { code, ledger, problems } = await compilePage(page.file, page.source);
  return { isReadable: code !== "", ledger, problems };
}

import type { Ledger } from "@/lib/content/ledger";
import type { Problem } from "@/lib/content/problem";
import { apiFile, readSiteApi } from "@/lib/openapi/document/site-api";
import { errorCodesOf } from "@/lib/resolvers/api/errors";
import { errorHref } from "@/lib/routing/api-guides";
import type { Page } from "./types";

/** The error codes that the page on errors has no section for, each with what is said of it; of another page, none. */
export function lostErrorSections(page: Pick<Page, "file" | "href">, { ids, isPart, headings }: Ledger) {
  const { document } = readSiteApi();
  if (!document || isPart || !errorHref("").startsWith(`${page.href}#`)) return [];
  const lost = errorCodesOf(document).filter(({ code }) => code !== "" && !ids.includes(code));
  const line = headings.find(({ id }) => id === "error-codes")?.line ?? 1;
  return lost.map(({ code }) => {
    const what = `The page has no section for the error code ${code}.`;
    const cure = `Write ### \`${code}\` [#${code}] among the others, or take the code out of ErrorCode in ${apiFile}.`;
    return { code, problem: { file: page.file, line, what, cure } satisfies Problem };
  });
}

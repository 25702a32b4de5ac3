import type { Problem } from "@/lib/content/problem";
import { checkApi } from "@/lib/openapi/checks/check-api";
import { lintDocument } from "@/lib/openapi/checks/lint";
import { withLint } from "@/lib/openapi/checks/with-lint";
import { apiFile, readSiteApi } from "@/lib/openapi/document/site-api";
import { checkSite } from "@/lib/source/check";
import { productNames } from "@/lib/source/product-names";
import { getSite } from "@/lib/source/source";
import { compilePages } from "./compile-pages";

/** Reads and compiles every page, and checks pages and API description. */
export async function findProblems(): Promise<{ pages: number; problems: readonly Problem[] }> {
  const site = getSite();
  const linting = readSiteApi().document ? lintDocument(apiFile).catch((error: Error) => error) : [];
  await compilePages(site.pages);
  const problems = withLint([...(await checkSite(site)), ...checkApi(productNames())], await linting);
  return { pages: site.pages.length, problems };
}

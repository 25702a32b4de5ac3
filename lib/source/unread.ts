import { cliFile, loadCli } from "@/lib/cli/load";
import type { Problem } from "@/lib/content/problem";
import { parseRegister, registerFile } from "@/lib/content/register";
import { readText } from "@/lib/files/text";
import { apiFile, isOperationSlug, readSiteApi } from "@/lib/openapi/document/site-api";
import { type Slug, slugOf } from "@/lib/routing/slug";

/**
 * The slugs of operations that nobody knows while the API's description cannot be read, as far as they were ever
 * published: in the preview, what is wrong with it is shown in their place.
 */
export function unreadSlugs(): Slug[] {
  if (readSiteApi().document) return [];
  const registered = parseRegister(readText(registerFile)).filter((address) => !address.includes("#"));
  return registered.flatMap((address) => slugOf(address) ?? []).filter(isOperationSlug);
}

/** Whether a page's problem is that a document can't be read, which is said once, where the document is. */
export function followsFromUnread(): (problem: Problem) => boolean {
  const documents = [...(loadCli().cli ? [] : [cliFile]), ...(readSiteApi().document ? [] : [apiFile])];
  return ({ what }) => documents.some((file) => what.startsWith(`${file} `));
}

import { sidebars } from "@/content/sidebars";
import type { SidebarEntry } from "@/lib/navigation/types";
import { operationPageSlug, siteDocument } from "@/lib/openapi/document/site-api";
import { listOperations } from "@/lib/openapi/operation/operation";
import type { Section } from "@/lib/routing/section";
import { hrefOf } from "@/lib/routing/slug";

/** The addresses of the API's operations, in the order of the sidebar. */
export const operations: readonly string[] = listOperations(siteDocument()).map((operation) =>
  hrefOf(operationPageSlug(operation)),
);

/** What a section's sidebar leads to: what is listed, and in the API's the operations. */
export function linksOf(section: Section): string[] {
  return [...listed(sidebars[section]), ...(section === "api" ? operations : [])];
}

function listed(entries: readonly SidebarEntry[]): string[] {
  return entries.flatMap((entry) => (typeof entry === "string" ? hrefOf(entry) : listed(entry.entries)));
}

import { readFileSync } from "node:fs";
import path from "node:path";
import { sidebars } from "@/content/sidebars";
import type { SidebarEntry } from "@/lib/navigation/types";
import { listOperations } from "@/lib/openapi/operation";
import { readDocument } from "@/lib/openapi/read";
import type { Section } from "@/lib/routing/section";
import { hrefOf } from "@/lib/routing/slug";

const file = path.join(import.meta.dirname, "../../openapi/devlog.yaml");
const { document } = readDocument(file, readFileSync(file, "utf8"));

/** The addresses of the API's operations, in the order of the sidebar. */
export const operations: readonly string[] = document
  ? listOperations(document).map(({ slug }) => hrefOf(`api/reference/${slug}`))
  : [];

/** What a section's sidebar leads to: what is listed, and in the API's the operations. */
export function linksOf(section: Section): string[] {
  return [...listed(sidebars[section]), ...(section === "api" ? operations : [])];
}

function listed(entries: readonly SidebarEntry[]): string[] {
  return entries.flatMap((entry) => (typeof entry === "string" ? hrefOf(entry) : listed(entry.entries)));
}

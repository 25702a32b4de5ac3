import { frontmatterLimits } from "@/lib/content/frontmatter";
import type { Ledger } from "@/lib/content/ledger";
import type { Problem } from "@/lib/content/problem";
import { keptFor } from "@/lib/files/kept";
import type { NavGroup } from "@/lib/navigation/types";
import { checkDocument } from "@/lib/openapi/checks/check";
import type { ApiDocument } from "@/lib/openapi/document/read";
import { apiFile, operationPageSlug, readSiteApi } from "@/lib/openapi/document/site-api";
import { mapOf, textOf } from "@/lib/openapi/document/value";
import { apiView } from "@/lib/openapi/operation/api";
import { leadOf } from "@/lib/openapi/operation/description";
import { operationLedger } from "@/lib/openapi/operation/ledger";
import { listOperations, type OperationNodes } from "@/lib/openapi/operation/operation";
import type { OperationView } from "@/lib/openapi/operation/types";
import { operationView } from "@/lib/openapi/operation/view";
import { errorHref } from "@/lib/routing/api-guides";
import { hrefOf } from "@/lib/routing/slug";
import { describeOperation } from "./operation-description";
import { notesOf } from "./operation-notes";
import type { OperationNote, OperationPage } from "./types";

/** What the API description brings to the site: a page for each operation, its groups in the sidebar, its mistakes. */
export type SiteApi = {
  document: ApiDocument | undefined;
  pages: readonly OperationPage[];
  groups: readonly NavGroup[];
  problems: readonly Problem[];
};

/** What the API description brings as it is on disk. */
export const loadApi = (): SiteApi => apiOf(readSiteApi());

const apiOf = keptFor(({ document, problems }: ReturnType<typeof readSiteApi>): SiteApi => {
  if (!document) return { document, pages: [], groups: [], problems };
  const pages = listOperations(document).map(pageOf);
  const groups = apiView(document).tags.flatMap(({ name, title }): NavGroup[] => {
    const nodes = pages
      .filter(({ operation }) => operation.tag === name)
      .map(({ slug, href, label, operation }) => ({
        kind: "link" as const,
        slug,
        href,
        label,
        method: operation.method,
      }));
    return nodes.length === 0 ? [] : [{ kind: "group", label: title, nodes }];
  });
  return { document, pages, groups, problems: checkDocument(document) };
});

function pageOf(operation: OperationNodes): OperationPage {
  const slug = operationPageSlug(operation);
  const lead = leadOf(textOf(mapOf(operation.node.value).get("description")));
  return {
    kind: "operation",
    slug,
    href: hrefOf(slug),
    section: "api",
    title: operation.title,
    description: describeOperation(operation, lead),
    label: labelOf(operation.title),
    file: apiFile,
    lead,
    operation,
  };
}

/**
 * A title that the sidebar has room for: a long one ends before the thing that its group names anyway.
 * @example labelOf("Associate commits with a worklog entry") // "Associate commits"
 */
export function labelOf(title: string): string {
  if (title.length <= frontmatterLimits.sidebarLabel.max) return title;
  return /^(.{8,}) (?:with|for|of|from|to|in) .*$/.exec(title)?.[1] ?? title;
}

/** Everything that the page of an operation says, and what it holds for those who check links. */
export type OperationText = { view: OperationView; notes: readonly OperationNote[]; ledger: Ledger };

/** Reads an operation for its page. */
export function readOperation({ operation }: OperationPage, { document }: SiteApi = loadApi()): OperationText {
  if (!document) throw new Error(`${apiFile} cannot be read, so there is no operation ${operation.slug}.`);
  const view = operationView(document, operation);
  const notes = notesOf(document, view);
  const line = document.lineOf(operation.pointer);
  const ledger = operationLedger(view, line);
  const codes = view.responses.flatMap(({ problems }) => problems.map(({ code }) => errorHref(code)));
  const own = [...notes.flatMap(({ href }) => href ?? []), ...new Set(codes)].map((href) => ({ href, line }));
  return { view, notes, ledger: { ...ledger, links: [...ledger.links, ...own] } };
}

import { renderOperation } from "@/components/api/render-operation";
import { renderDocument } from "@/components/mdx/render-document";
import type { RelatedPage } from "@/components/page/related";
import { compilePage } from "@/lib/content/compiled";
import type { PageType } from "@/lib/content/frontmatter";
import type { Ledger } from "@/lib/content/ledger";
import { ContentError } from "@/lib/content/problem";
import { errorHref } from "@/lib/routing/api-guides";
import { site } from "@/lib/site/config";
import { readOperation } from "@/lib/source/api";
import { getSite } from "@/lib/source/source";
import type { DocPage, OperationPage, Page } from "@/lib/source/types";

export type PageBody = { html: string; ledger: Ledger; type: PageType | "operation"; lead: string | undefined };

type BodyOptions = {
  /** Whether an operation's code is colored, which takes as long as everything else together. */
  isColored?: boolean;
};

/** A page's text, each kind in its own way. */
export function bodyOf(page: Page, { isColored = true }: BodyOptions = {}): Promise<PageBody> {
  return page.kind === "doc" ? docBody(page) : operationBody(page, isColored);
}

async function docBody({ file, source, frontmatter: { type }, description }: DocPage): Promise<PageBody> {
  const { code, ledger, problems } = await compilePage(file, source);
  if (problems.length > 0) throw new ContentError(problems);
  return { html: renderDocument(code), ledger, type, lead: description };
}

async function operationBody(page: OperationPage, isColored: boolean): Promise<PageBody> {
  const { view, notes, ledger } = readOperation(page);
  const html = await renderOperation(view, { notes, codeHref: errorHref, variable: site.apiKeyVariable, isColored });
  return { html, ledger, type: "operation", lead: undefined };
}

/**
 * What to read next: as the writer chose, apart from what the page's own last words lead to, or the other operations of
 * the same kind of thing.
 */
export function relatedTo(page: Page, ledger: Ledger): RelatedPage[] {
  const { bySlug, pages } = getSite();
  if (page.kind === "doc") {
    const said = listedLast(ledger);
    return page.frontmatter.related.flatMap((slug) => {
      const other = bySlug.get(slug);
      if (!other || said.has(other.href)) return [];
      return [{ href: other.href, title: other.title, description: other.description }];
    });
  }
  return pages.flatMap((other) =>
    other.kind === "operation" && other.operation.tag === page.operation.tag && other !== page
      ? [{ href: other.href, title: other.title, description: other.lead }]
      : [],
  );
}

/** Sections whose only purpose is to lead on. */
const leading = new Set(["next-steps", "see-also"]);

/** The pages that a page's last section leads to, if that is what the section is for. */
export function listedLast({ headings, links }: Pick<Ledger, "headings" | "links">): Set<string> {
  const last = headings.findLast(({ level }) => level === 2);
  if (!last || !leading.has(last.id)) return new Set();
  const after = links.filter(({ line = 0 }) => line > (last.line ?? Number.POSITIVE_INFINITY));
  return new Set(after.map(({ href }) => href.replace(/#.*$/, "")));
}

import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { renderOperation } from "@/components/api/render-operation";
import { renderDocument } from "@/components/mdx/render-document";
import { Article } from "@/components/page/article";
import { Breadcrumbs } from "@/components/page/breadcrumbs";
import { PageFooter } from "@/components/page/page-footer";
import { PageFrame } from "@/components/page/page-frame";
import { PageHeader } from "@/components/page/page-header";
import { Pager } from "@/components/page/pager";
import { Related, type RelatedPage } from "@/components/page/related";
import { ProblemList } from "@/components/preview/problem-list";
import { compilePage } from "@/lib/content/compile";
import { lastUpdated } from "@/lib/content/dates";
import type { PageType } from "@/lib/content/frontmatter";
import type { Ledger } from "@/lib/content/ledger";
import { ContentError } from "@/lib/content/problem";
import { crumbsTo, neighbours } from "@/lib/navigation/query";
import { markerOf } from "@/lib/routing/section";
import { site } from "@/lib/site/config";
import { readOperation } from "@/lib/source/api";
import { checkPage } from "@/lib/source/check";
import { headTitle } from "@/lib/source/head-title";
import { errorHref } from "@/lib/source/operation-notes";
import { getPage, getSite } from "@/lib/source/source";
import type { DocPage, OperationPage, Page } from "@/lib/source/types";
import { nestHeadings } from "@/lib/toc/nest";

type Params = { params: Promise<{ slug?: string[] }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return getSite().pages.map(({ slug }) => ({ slug: slug === "" ? [] : slug.split("/") }));
}

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const page = await pageOf(params);
  const { title, description, href } = page;
  return {
    title: page.slug === "" ? { absolute: `${title}: ${description.split(/[.:;,]/)[0]}` } : headTitle(page),
    description,
    alternates: { canonical: href },
    other: { "docs:section": markerOf(href) },
  };
}

/** The one page of the site: asks the source, and hands plain values to components. */
export default async function DocsPage({ params }: Params) {
  const page = await pageOf(params);
  const { trees } = getSite();
  const tree = trees[page.section];
  const preview = process.env.NODE_ENV === "development" ? await checkPage(page) : undefined;
  if (preview?.isBroken) {
    return (
      <PageFrame type="problem" toc={[]}>
        <ProblemList title="This page cannot be built" problems={preview.problems} />
      </PageFrame>
    );
  }
  const { html, ledger, type, lead } = await bodyOf(page);
  const isLanding = type === "landing";
  const related = relatedTo(page);

  return (
    <PageFrame type={type} toc={nestHeadings(ledger.headings)}>
      {preview && preview.problems.length > 0 && (
        <ProblemList title="The site cannot be built" problems={preview.problems} />
      )}
      {!isLanding && <Breadcrumbs crumbs={crumbsTo(tree, page.slug, page.section)} />}
      <PageHeader title={page.title} description={lead} />
      <Article html={html} />
      <Related pages={related} />
      <PageFooter title={page.title} file={page.file} updated={lastUpdated(page.file)} />
      {!isLanding && <Pager {...neighbours(tree, page.slug)} />}
    </PageFrame>
  );
}

type Body = { html: string; ledger: Ledger; type: PageType; lead: string | undefined };

/** A page's text, each kind in its own way. */
function bodyOf(page: Page): Promise<Body> {
  return page.kind === "doc" ? docBody(page) : operationBody(page);
}

async function docBody({ file, source, frontmatter: { type }, description }: DocPage): Promise<Body> {
  const { code, ledger, problems } = await compilePage(file, source);
  if (problems.length > 0) throw new ContentError(problems);
  return { html: await renderDocument(code), ledger, type, lead: type === "landing" ? undefined : description };
}

async function operationBody(page: OperationPage): Promise<Body> {
  const { view, notes, ledger } = readOperation(page);
  const html = await renderOperation(view, { notes, codeHref: errorHref, variable: site.apiKeyVariable });
  return { html, ledger, type: "reference", lead: undefined };
}

/** What to read next: as the writer chose, or the other operations of the same kind of thing. */
function relatedTo(page: Page): RelatedPage[] {
  const { bySlug, pages } = getSite();
  if (page.kind === "doc")
    return page.frontmatter.related.flatMap((slug) => {
      const other = bySlug.get(slug);
      return other ? [{ href: other.href, title: other.title, description: other.description }] : [];
    });
  return pages.flatMap((other) =>
    other.kind === "operation" && other.operation.tag === page.operation.tag && other !== page
      ? [{ href: other.href, title: other.title, description: other.lead }]
      : [],
  );
}

async function pageOf(params: Params["params"]): Promise<Page> {
  const { slug = [] } = await params;
  // In `next dev` a page can be gone since the list of pages was made.
  return getPage(slug.join("/")) ?? notFound();
}

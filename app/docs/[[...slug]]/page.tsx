import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { renderDocument } from "@/components/mdx/render-document";
import { Article } from "@/components/page/article";
import { Breadcrumbs } from "@/components/page/breadcrumbs";
import { PageFooter } from "@/components/page/page-footer";
import { PageFrame } from "@/components/page/page-frame";
import { PageHeader } from "@/components/page/page-header";
import { Pager } from "@/components/page/pager";
import { Related } from "@/components/page/related";
import { ProblemList } from "@/components/preview/problem-list";
import { compilePage } from "@/lib/content/compile";
import { lastUpdated } from "@/lib/content/dates";
import { ContentError } from "@/lib/content/problem";
import { crumbsTo, neighbours } from "@/lib/navigation/query";
import { markerOf } from "@/lib/routing/section";
import { checkPage } from "@/lib/source/check";
import { getPage, getSite } from "@/lib/source/source";
import type { Page } from "@/lib/source/types";
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
    title: page.slug === "" ? { absolute: `${title}: ${description.split(/[.:;,]/)[0]}` } : title,
    description,
    alternates: { canonical: href },
    other: { "docs:section": markerOf(href) },
  };
}

/** The one page of the site: asks the source, and hands plain values to components. */
export default async function DocsPage({ params }: Params) {
  const page = await pageOf(params);
  const { trees, bySlug } = getSite();
  const tree = trees[page.section];
  const preview = process.env.NODE_ENV === "development" ? await checkPage(page) : undefined;
  if (preview?.isBroken) {
    return (
      <PageFrame type="problem" toc={[]}>
        <ProblemList title="This page cannot be built" problems={preview.problems} />
      </PageFrame>
    );
  }
  const { html, ledger } = await bodies[page.kind](page);
  const isLanding = page.frontmatter.type === "landing";
  const related = page.frontmatter.related.flatMap((slug) => bySlug.get(slug) ?? []);

  return (
    <PageFrame type={page.frontmatter.type} toc={nestHeadings(ledger.headings)}>
      {preview && preview.problems.length > 0 && (
        <ProblemList title="The site cannot be built" problems={preview.problems} />
      )}
      {!isLanding && <Breadcrumbs crumbs={crumbsTo(tree, page.slug, page.section)} />}
      <PageHeader title={page.title} description={isLanding ? undefined : page.description} />
      <Article html={html} />
      <Related pages={related.map(({ href, title, description }) => ({ href, title, description }))} />
      <PageFooter title={page.title} file={page.file} updated={lastUpdated(page.file)} />
      {!isLanding && <Pager {...neighbours(tree, page.slug)} />}
    </PageFrame>
  );
}

/** How each kind of page gets its text. */
const bodies = {
  doc: async ({ file, source }: Page) => {
    const { code, ledger, problems } = await compilePage(file, source);
    if (problems.length > 0) throw new ContentError(problems);
    return { html: await renderDocument(code), ledger };
  },
} satisfies Record<Page["kind"], unknown>;

async function pageOf(params: Params["params"]): Promise<Page> {
  const { slug = [] } = await params;
  // In `next dev` a page can be gone since the list of pages was made.
  return getPage(slug.join("/")) ?? notFound();
}

import { createHash } from "node:crypto";
import { notFound, redirect } from "next/navigation";
import type { ReactElement } from "react";
import { exportedParams } from "@/app/exported-params";
import { bodyOf, relatedTo } from "@/app/page-body";
import { handOver } from "@/components/handed";
import { Article } from "@/components/page/article";
import { Breadcrumbs } from "@/components/page/breadcrumbs";
import { pageEnd } from "@/components/page/cut-page";
import { pauseAfterScreen } from "@/components/page/first-screen";
import { PageBody } from "@/components/page/page-body.client";
import { PageFooter } from "@/components/page/page-footer";
import { PageHead } from "@/components/page/page-head";
import { PageHeader } from "@/components/page/page-header";
import { PageParts } from "@/components/page/page-parts";
import { Pager } from "@/components/page/pager";
import { Related } from "@/components/page/related";
import { StructuredData } from "@/components/page/structured-data";
import { ProblemList } from "@/components/preview/problem-list";
import { renderStatic } from "@/components/render-static";
import { SearchField } from "@/components/search/search-field";
import type { Problem } from "@/lib/content/problem";
import { movedTo } from "@/lib/content/redirects";
import { structuredData } from "@/lib/discovery/structured-data";
import { crumbsTo, neighbours } from "@/lib/navigation/query";
import { readSiteApi } from "@/lib/openapi/document/site-api";
import { cardHref, indexHref, twinHref } from "@/lib/routing/page-files";
import { type DocsHref, hrefOf } from "@/lib/routing/slug";
import { site } from "@/lib/site/config";
import { headTitle, titleInTab } from "@/lib/source/head-title";
import { lastChanged } from "@/lib/source/last-changed";
import { getPage, getSite } from "@/lib/source/source";
import type { Page } from "@/lib/source/types";
import { unreadSlugs } from "@/lib/source/unread";
import { nestHeadings } from "@/lib/toc/nest";

type Params = { params: Promise<{ slug?: string[] }> };

export const generateStaticParams = exportedParams(() =>
  getSite().pages.map(({ slug }) => ({ slug: slug === "" ? [] : slug.split("/") })),
);

/** The one page of the site: asks the source, and hands plain values to components. */
export default async function DocsPage({ params }: Params) {
  const page = await pageOf(params);
  if (page.kind === "unread") return bodyInstead(page, readSiteApi().problems ?? []);
  const { trees } = getSite();
  const tree = trees[page.section];
  // The checks are loaded for the preview alone: the build has them done before.
  const preview = isPreview ? await (await import("@/lib/source/check")).checkPage(page) : undefined;
  if (preview?.isBroken) return bodyInstead(page, preview.problems);
  const { html, ledger, type, lead } = await bodyOf(page);
  const isLanding = type === "landing";
  const { href, title, description } = page;
  const updated = lastChanged(page);
  const crumbs = crumbsTo(tree, page.slug, page.section);
  const [twin, card] = [twinHref(href), cardHref(href)];
  const documentTitle = page.slug === "" ? `${title}: ${site.tagline}` : titleInTab(headTitle(page));
  const head = { href, documentTitle, title: headTitle(page), description, twin, card, index: indexHref(page.section) };
  const body = bodyWith(
    page,
    type,
    <>
      <PageParts toc={isLanding ? [] : nestHeadings(ledger.headings)} isTocFirst={page.kind === "operation"}>
        {preview && preview.problems.length > 0 && (
          <ProblemList title="The site cannot be built" problems={preview.problems} />
        )}
        {!isLanding && <Breadcrumbs crumbs={crumbs} />}
        <PageHeader title={title} description={lead} twin={isLanding ? undefined : twin} />
        {isLanding && <SearchField />}
        {/* The parts of an operation stand in two elements. */}
        <Article html={pauseAfterScreen(html, page.kind === "operation" ? 2 : 0)} />
        <Related pages={relatedTo(page, ledger)} />
        <PageFooter file={page.file} updated={updated} twin={isLanding ? twin : undefined}>
          {!isLanding && <Pager {...neighbours(tree, page.slug)} />}
        </PageFooter>
      </PageParts>
      {/* The way to the first page has no steps. */}
      <StructuredData
        json={structuredData({
          title,
          image: card,
          updated,
          crumbs: page.slug === "" ? [] : crumbs,
        })}
      />
    </>,
  );
  return (
    <>
      <PageHead {...head} />
      {body}
    </>
  );
}

const isPreview = process.env.NODE_ENV === "development";

/** In the place of a page that cannot be drawn: why. */
function bodyInstead(page: Pick<Page, "href">, problems: readonly Problem[]) {
  const title = "This page cannot be built";
  return (
    <>
      <title>{titleInTab(title)}</title>
      {bodyWith(
        page,
        "problem",
        <PageParts toc={[]}>
          <ProblemList title={title} problems={problems} />
        </PageParts>,
      )}
    </>
  );
}

/** A page's parts as one piece of HTML, past the payload; the preview, which publishes nothing, lets the payload have it. */
function bodyWith({ href }: Pick<Page, "href">, type: string, parts: ReactElement) {
  const html = renderStatic(parts) + pageEnd;
  const version = createHash("sha256").update(html).digest("base64url").slice(0, 8);
  if (!isPreview) handOver(href, html);
  return <PageBody {...{ href, version, type }} html={isPreview ? html : undefined} />;
}

/** An operation of which nothing is known while the API's description cannot be read. */
type UnreadPage = { kind: "unread"; href: DocsHref };

async function pageOf(params: Params["params"]): Promise<Page | UnreadPage> {
  const slug = ((await params).slug ?? []).join("/");
  const page = getPage(slug);
  if (page) return page;
  if (isPreview && unreadSlugs().includes(slug)) return { kind: "unread", href: hrefOf(slug) };
  // The export has a page of its own there (lib/publish), and hosts are told.
  const moved = isPreview ? movedTo(slug) : undefined;
  if (moved) redirect(moved);
  // In `next dev` nobody has listed the pages before.
  return notFound();
}

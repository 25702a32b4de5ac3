import { exportedParams } from "@/app/exported-params";
import { bodyOf, relatedTo } from "@/app/page-body";
import { pageMarkdown } from "@/lib/markdown/page";
import { mediaTypes } from "@/lib/publish/hosts/media-types";
import { slugOfPublished, twinHref } from "@/lib/routing/page-files";
import { docsRoot } from "@/lib/routing/slug";
import { lastChanged } from "@/lib/source/last-changed";
import { getPage, getSite } from "@/lib/source/source";

export const dynamic = "force-static";

type Params = { file: string[] };

export const generateStaticParams = exportedParams(() =>
  getSite().pages.map(({ href }) => ({ file: twinHref(href).slice(docsRoot.length).split("/") })),
);

/**
 * The Markdown twin of a page. Its address is `/docs/x.md`, which beside `/docs/[[...slug]]` cannot be a route: a rewrite
 * leads here in `next dev`, and `lib/publish` moves the files of the export.
 */
export async function GET(_request: Request, { params }: { params: Promise<Params> }) {
  const { file } = await params;
  const page = getPage(slugOfPublished(file.join("/")));
  if (!page) return new Response("Not found", { status: 404 });
  const { html, lead, ledger } = await bodyOf(page, { isColored: false });
  const { href, title } = page;
  const markdown = pageMarkdown({
    href,
    title,
    lead,
    html,
    related: relatedTo(page, ledger),
    updated: lastChanged(page),
  });
  return new Response(markdown, { headers: { "content-type": mediaTypes.md } });
}

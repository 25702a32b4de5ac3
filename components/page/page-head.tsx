import { cardSize } from "@/lib/cards/card";
import { markerOf } from "@/lib/routing/section";
import type { DocsHref } from "@/lib/routing/slug";
import { site } from "@/lib/site/config";

type PageHeadProps = {
  /** What the tab is called. */
  documentTitle: string;
  title: string;
  description: string;
  /** The canonical address of the page, and those of its Markdown twin, its section's `llms.txt`, and its picture. */
  href: DocsHref;
  twin: string;
  index: string;
  card: string;
};

/**
 * What a page says to machines: what it is about, where its Markdown is, how it looks when it is shared. React puts the
 * tags into the head, and takes them out with the page. Not in Next's metadata, which would say the same again for Twitter,
 * and comes after the page: a tab would have no title meanwhile, and screen readers be told of the page once more when it
 * has. Where a reader goes on before it has come, the first page's would stay.
 */
export function PageHead({ documentTitle, title, description, href, twin, index, card }: PageHeadProps) {
  return (
    <>
      <title>{documentTitle}</title>
      <meta name="description" content={description} />
      <meta name="docs:section" content={markerOf(href)} />
      <link rel="canonical" href={site.origin + href} />
      <link rel="alternate" type="text/markdown" href={twin} />
      <link rel="describedby" href={index} />
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={site.origin + href} />
      <meta property="og:image" content={site.origin + card} />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta property="og:image:alt" content={`${site.title}: ${title}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

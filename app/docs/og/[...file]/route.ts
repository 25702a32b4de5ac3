import { exportedParams } from "@/app/exported-params";
import { drawCard } from "@/lib/cards/draw";
import { LostLetter } from "@/lib/cards/outline";
import { ContentError } from "@/lib/content/problem";
import { crumbsTo } from "@/lib/navigation/query";
import { mediaTypes } from "@/lib/publish/hosts/media-types";
import { cardHref, slugOfPublished } from "@/lib/routing/page-files";
import { cardFolder } from "@/lib/routing/site-files";
import { site } from "@/lib/site/config";
import { getPage, getSite } from "@/lib/source/source";

export const dynamic = "force-static";

type Params = { file: string[] };

export const generateStaticParams = exportedParams(() =>
  getSite().pages.map(({ href }) => ({ file: cardHref(href).slice(cardFolder.length).split("/") })),
);

/** The picture that stands for a page where its address is shared. */
export async function GET(_request: Request, { params }: { params: Promise<Params> }) {
  const { file } = await params;
  const page = getPage(slugOfPublished(file.join("/")));
  if (!page) return new Response("Not found", { status: 404 });
  const above = crumbsTo(getSite().trees[page.section], page.slug, page.section).slice(0, -1);
  const trail = page.slug === "" ? [site.tagline] : above.map(({ label }) => label);
  const png = await drawCard({ title: page.title, trail }).catch((error: unknown) => {
    if (!(error instanceof LostLetter)) throw error;
    throw new ContentError([{ file: page.file, what: error.message, cure: error.cure }]);
  });
  return new Response(png, { headers: { "content-type": mediaTypes.png } });
}

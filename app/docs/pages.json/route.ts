import { headTitle } from "@/lib/source/head-title";
import { getSite } from "@/lib/source/source";

export const dynamic = "force-static";

/** Every page's slug and title, for the not-found page: in a file of its own, since Next puts that page into every payload. */
export function GET() {
  return Response.json(getSite().pages.map((page) => ({ slug: page.slug, title: headTitle(page) })));
}

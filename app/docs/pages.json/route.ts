import { getSite } from "@/lib/source/source";

export const dynamic = "force-static";

/**
 * Every page's slug and title, for the not-found page: in a file of its own, since Next puts that page into every payload.
 * An operation may be called as the guide to the same task in the app, so it says what it is.
 */
export function GET() {
  const named = getSite().pages.map(({ kind, slug, title }) => ({
    slug,
    title: kind === "operation" ? `${title} (API)` : title,
  }));
  return Response.json(named);
}

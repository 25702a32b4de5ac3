import { searchScript } from "@/app/search-script";
import { searchScripts } from "@/lib/search/addresses";

export const dynamic = "force-static";

/** The scripts of the search. Its index is made of the finished pages (lib/publish/search.ts). */
export function generateStaticParams() {
  return searchScripts.map((file) => ({ file: [file] }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string[] }> }) {
  return searchScript((await params).file.join("/")) ?? new Response("Not found", { status: 404 });
}

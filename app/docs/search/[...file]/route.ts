import { browserScript } from "@/components/browser-script";
import { type SearchScript, searchScripts } from "@/lib/search/addresses";

export const dynamic = "force-static";

const entries: Readonly<Record<SearchScript, string>> = {
  "search.js": "search/browser/main.ts",
  "worker.js": "search/browser/worker.ts",
};

const isPreview = process.env.NODE_ENV === "development";

/** The scripts of the search. Its index is made of the finished pages (lib/publish/search.ts), in `next dev` here. */
export function generateStaticParams() {
  return searchScripts.map((file) => ({ file: [file] }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const file = (await params).file.join("/");
  const script = searchScripts.find((name) => name === file);
  if (script) return browserScript(entries[script]);
  const value = isPreview ? await previewed(file) : undefined;
  return value ? Response.json(value) : new Response("Not found", { status: 404 });
}

/** All pages go into it: the scripts do not wait for that. */
async function previewed(file: string): Promise<unknown> {
  const { previewedSearch } = await import("@/app/previewed-search");
  return (await previewedSearch()).get(file);
}

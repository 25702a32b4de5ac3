import { searchScript } from "@/app/search-script";

/*
 * All files of the search in `next dev`. It lists nothing ahead: a process that does so would have to load all that
 * pages are made of, before each answer.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const file = (await params).file.join("/");
  return searchScript(file) ?? (await indexed(file)) ?? new Response("Not found", { status: 404 });
}

/** Loaded when it is asked for: the scripts do not wait for what an index is made of. */
async function indexed(file: string): Promise<Response | undefined> {
  const { previewedSearch } = await import("@/app/previewed-search");
  const value = (await previewedSearch()).get(file);
  return value === undefined ? undefined : Response.json(value);
}

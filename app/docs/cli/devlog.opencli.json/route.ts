import { loadCli } from "@/lib/cli/load";
import { publishedDescription } from "@/lib/cli/published";
import { ContentError } from "@/lib/content/problem";

export const dynamic = "force-static";

/** The description of the command line, for programs: completion, clients, other documentation. */
export function GET() {
  const { written, problems } = loadCli();
  if (!written) throw new ContentError(problems);
  return Response.json(publishedDescription(written));
}

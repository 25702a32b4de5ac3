import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readDocument } from "@/lib/openapi/document/read";
import { apiFile, operationPageSlug } from "@/lib/openapi/document/site-api";
import { listOperations } from "@/lib/openapi/operation/operation";

/**
 * What a copy of the project keeps of the API: its operations, without the links in their texts, and the two pages
 * that their tables lead to, with a heading for each error and event. Returns the slugs of both kinds.
 */
export function writeApiPages(folder: string): { targets: string[]; operations: string[] } {
  const file = path.join(folder, apiFile);
  const source = readFileSync(file, "utf8").replace(/\[([^\]]*)\]\(\/docs[^)]*\)/g, "$1");
  writeFileSync(file, source);
  const { document } = readDocument(file, source);
  if (!document) throw new Error("The API description cannot be read.");
  const codes = new Set([...source.matchAll(/errors\/#([a-z_]+)/g)].map(([, code = ""]) => code));
  const events = new Set([...source.matchAll(/const: ([a-z_]+\.[a-z_]+)$/gm)].map(([, event = ""]) => event));
  const targets = { "api/errors": [...codes.add("idempotency")], "api/webhooks/events": [...events] };
  for (const [slug, ids] of Object.entries(targets)) {
    const page = path.join(folder, "content", `${slug}.mdx`);
    mkdirSync(path.dirname(page), { recursive: true });
    writeFileSync(page, targetPage(slug, ids));
  }
  const operations = listOperations(document).map(operationPageSlug);
  return { targets: Object.keys(targets), operations };
}

function targetPage(slug: string, ids: readonly string[]): string {
  const about = `What the operations of this generated site lead to, a heading for each: ${ids.length} of them`;
  return [
    "---",
    `title: Targets of ${slug}`,
    `description: ${JSON.stringify(`${about}, so that no link of a table or a text is left without its place.`)}`,
    "type: explanation",
    "---",
    "",
    "What follows has only names.",
    ...ids.flatMap((id) => ["", `## \`${id}\` [#${id}]`, "", "A sentence stands here."]),
    "",
  ].join("\n");
}

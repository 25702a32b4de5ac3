import type { Ledger } from "@/lib/content/ledger";
import { unescaped } from "./description";
import { headingsOf } from "./outline";
import type { OperationView } from "./types";

/**
 * What an operation's page holds, as a guide's ledger says it: lines are those of the operation in its document. Words
 * are left out, which stand on many pages: they are checked where they are written (`lib/openapi/checks/check-texts.ts`).
 */
export function operationLedger(view: OperationView, line: number): Ledger {
  const headings = headingsOf(view).map((heading) => ({ ...heading, line }));
  const ids = new Set(headings.map(({ id }) => id));
  const links: Ledger["links"] = [];
  walk(view, (key, text) => {
    if (key === "id") ids.add(text);
    if (key !== "description") return;
    for (const [, href = ""] of text.matchAll(/<a href="([^"]*)"/g)) links.push({ href: unescaped(href), line });
  });
  // The sample for the CLI is a command line like those of the guides, and is held to the CLI's description with them.
  const { cli } = view.request;
  const code = cli === undefined ? [] : [{ lang: "console", meta: "", text: `$ ${cli}`, line }];
  return { headings, ids: [...ids], links, images: [], code, inlineCode: [], flow: [] };
}

function walk(value: unknown, see: (key: string, text: string) => void): void {
  if (typeof value !== "object" || value === null || value instanceof Map) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === "string") see(key, inner);
    else walk(inner, see);
  }
}

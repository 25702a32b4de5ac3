import { compileText } from "@/lib/content/compile";
import { checkApiExamples } from "../executable/check-page";
import { loadContract, surroundings } from "../executable/load-contract";

/** Pieces of a page that shows calls and their answers, and what is wrong with it. */
export const api = "https://api.devlog.example/v1";
export const key = '-H "Authorization: Bearer $DEVLOG_API_KEY"';
export const json = '-H "Content-Type: application/json"';
export const entry = '{"title": "Stream invoice exports", "date": "2026-11-18"}';

/** A code fence, as a page has it. */
export const fence = (lang: string, text: string) => `\`\`\`${lang}\n${text}\n\`\`\`\n`;

/** What is wrong with a page that consists of these texts. */
export async function check(...fences: string[]) {
  const { ledger } = await compileText("content/a.mdx", `---\ntitle: x\n---\n\n${fences.join("\n")}`);
  return checkApiExamples({ file: "content/a.mdx", ledger }, loadContract(), surroundings);
}

export const project = {
  id: "prj_7Qm2XcV9Lb",
  name: "Billing API",
  key: "billing-api",
  description: null,
  role: null,
  status: "active",
  start_date: "2026-03-02",
  end_date: null,
  created_at: "2026-03-02T09:14:45Z",
  updated_at: "2026-03-02T09:14:45Z",
};
/** A page of a list of projects that holds Billing API, with these fields otherwise. */
export const list = (change: object) =>
  JSON.stringify({ data: [{ ...project, ...change }], next_cursor: null, has_more: false }, null, 2);
/** A problem object for a repository that is not found, with these fields otherwise. */
export const problem = (change: { code?: string; [field: string]: unknown }) =>
  JSON.stringify({
    type: `https://docs.devlog.example/docs/api/errors/#${change.code ?? "not_found"}`,
    title: "Not found",
    status: 404,
    detail: "No repository has the id repo_4kT8sLw1Gx.",
    code: "not_found",
    request_id: "req_5DgW9nQaZt",
    ...change,
  });
/** A problem object that names what was refused, by its pointers. */
export const refused = (pointer: string) =>
  problem({
    ...{ status: 422, code: "validation_failed", title: "Validation failed" },
    errors: [{ pointer, code: "unknown_field", detail: "No." }],
  });

import { site } from "@/lib/site/config";

/** How the parts of a call are written: what cures say. */
export type Syntax = {
  field: (field: string) => string;
  credential: string;
  body: string;
  withoutBody: string;
  member: (name: string) => string;
};

export const inCurl: Syntax = {
  field: (field) => `-H "${field}"`,
  credential: `-H "Authorization: Bearer $${site.apiKeyVariable}" in double quotes`,
  body: "--data with a JSON object",
  withoutBody: "Remove the data, or add -G to send it in the query.",
  member: (name) => `--data-urlencode "${name}=…"`,
};

export const inHttp: Syntax = {
  field: (field) => field,
  credential: "Authorization: Bearer <key>",
  body: "a JSON object behind an empty line",
  withoutBody: "Remove it, or send it in the query.",
  member: (name) => `${name}=…`,
};

/** An address where no page is, as long as a reader may type it. */
export const missing = "/docs/no-such-page-with-a-rather-long-name-that-cannot-be-broken-anywhere/";

/** What the watch says of a page that is not there. None of its files, which have endings, may be missing. */
export const missingPage = /\b404\b.*\/[^/.]*\)?$/;

/** A page of each kind: what holds for all of these holds for the frame, and for every element that only some pages have. */
export const templates = {
  landing: "/docs/",
  "how-to": "/docs/worklog/create-entry/",
  explanation: "/docs/getting-started/core-concepts/",
  command: "/docs/cli/commands/log/",
  "api-guide": "/docs/api/webhooks/overview/",
  errors: "/docs/api/errors/",
  operation: "/docs/api/reference/worklog-entries/create/",
  "not-found": missing,
} as const;

/** What every-kind.spec.ts looks at most closely: each frame, and every element. Guides have none that the last has not. */
export const closely: readonly string[] = [
  templates.landing,
  templates.command,
  templates.errors,
  templates.operation,
  templates["not-found"],
  "/docs/markdown-page/",
];

/** The pages that are measured: what a reader meets first, and one of each kind. */
export const pages = {
  landing: "/docs/",
  guide: "/docs/getting-started/daily-workflow/",
  cli: "/docs/cli/commands/log/",
  errors: "/docs/api/errors/",
  operation: "/docs/api/reference/worklog-entries/create/",
} as const;

export type PageName = keyof typeof pages;
export const pageNames = Object.keys(pages) as PageName[];

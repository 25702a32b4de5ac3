import type { SidebarEntry } from "@/lib/navigation/types";

/**
 * The three sidebars. A page appears where its slug stands (its path under content/ without the ending; the index of
 * a folder is the folder). Labels come from the pages: `sidebarLabel`, or else `title`.
 */
export const sidebars = {
  docs: [
    "",
    {
      label: "Getting started",
      entries: [
        "getting-started",
        "getting-started/core-concepts",
        "getting-started/daily-workflow",
        "getting-started/power-user-guide",
      ],
    },
    {
      label: "Worklog",
      entries: ["worklog/create-entry", "worklog/edit-entries", "worklog/tag-entries", "worklog/delete-entry"],
    },
    {
      label: "Projects",
      entries: [
        "projects/create-project",
        "projects/edit-projects",
        "projects/project-documents",
        "projects/repositories",
        "projects/delete-project",
      ],
    },
    {
      label: "Job applications",
      entries: [
        "job-applications/create-application",
        "job-applications/import-from-url",
        "job-applications/set-current-stage",
        "job-applications/add-stage",
        "job-applications/edit-stages",
        "job-applications/delete-stage",
        "job-applications/application-documents",
        "job-applications/cover-letters",
      ],
    },
    {
      label: "Resume",
      entries: [
        "resume/edit-resume",
        "resume/work-experience",
        "resume/education",
        "resume/import-resume",
        "resume/profile-completion",
      ],
    },
    { label: "Your material", entries: ["inbox", "documents", "snippets"] },
    {
      label: "Account",
      entries: ["account/profile", "account/preferences", "account/notifications", "account/password-security"],
    },
    { label: "About these docs", entries: ["markdown-page"] },
  ],
  cli: [
    "cli",
    { label: "Set up", entries: ["cli/installation", "cli/authentication", "cli/configuration"] },
    {
      label: "Commands",
      entries: [
        "cli/commands/init",
        "cli/commands/capture",
        "cli/commands/log",
        "cli/commands/logs",
        "cli/commands/project",
        "cli/commands/recap",
      ],
    },
  ],
  api: [
    "api",
    "api/reference",
    {
      label: "Access",
      entries: ["api/authentication/api-keys", "api/authentication/oauth", "api/authorization"],
    },
    { label: "Conventions", entries: ["api/pagination", "api/errors"] },
    { label: "Webhooks", entries: ["api/webhooks/overview", "api/webhooks/events"] },
  ],
} as const satisfies Record<"docs" | "cli" | "api", readonly SidebarEntry[]>;

/**
 * What the owner can change without touching code: names, addresses, version and the announcement.
 * Every host name under `.example` is a stand-in until the real one is set here.
 */
export const site = {
  name: "Devlog",
  title: "Devlog docs",
  tagline: "The career operating system for developers",
  version: "0.1.0",
  /** Where this site is published, without a trailing slash. Canonical addresses start with it. */
  origin: "https://docs.devlog.example",
  loginUrl: "https://app.devlog.example/login",
  statusUrl: "https://status.devlog.example",
  supportEmail: "support@devlog.example",
  /** The day on which somebody last made sure that reports of weaknesses reach us: `security.txt` expires 364 days after it. */
  securityChecked: "2026-11-20",
  /** The folder of the repository in which a reader can propose a change to a page. */
  editBase: "https://github.com/devlog-example/docs/edit/main/",
  /** The environment variable that samples take the API key from. */
  apiKeyVariable: "DEVLOG_API_KEY",
  issueBase: "https://github.com/devlog-example/docs/issues/new",
  /** Shown above every page until closed. A new `id` shows it again to everybody; `undefined` shows none. */
  announcement: {
    id: "docs-0.1.0",
    text: "The Devlog docs are here, in their first version.",
    link: { href: "/docs/getting-started/", text: "Start in five minutes" },
  } as Announcement | undefined,
} as const;

export type Announcement = {
  id: string;
  text: string;
  link?: { href: string; text: string };
};

import { factList, factNumber } from "./fact-at";

/** A word of the product: what it means (Markdown), and the forms that no page may use for it. */
export type GlossaryTerm = { term: string; meaning: string; not?: readonly string[] };

/** The words of the product. `<Glossary />` shows them on the page of core concepts; every page is held to them. */
export const glossary: readonly GlossaryTerm[] = [
  {
    term: "API key",
    meaning: "A secret that lets a program use the API for you, within its scopes",
    not: ["API-key", "API token", "apikey"],
  },
  {
    term: "application",
    meaning: "One job that you pursue, with stages, documents, and cover letters",
    not: ["job-application", "job-applications", "candidature"],
  },
  { term: "audience", meaning: "The reader a recap is written for: self, team, or manager" },
  { term: "capture", meaning: "Sending local commits to Devlog" },
  { term: "commit", meaning: "What Devlog knows of one Git commit" },
  {
    term: "cover letter",
    meaning: "A letter for one application, with its versions",
    not: ["cover-letter", "cover-letters", "coverletter", "motivation letter"],
  },
  { term: "document", meaning: "A file of yours, linked to projects and applications" },
  { term: "handle", meaning: "The short name of an account, such as `robin`" },
  { term: "impact", meaning: "What the work of an entry changed, in figures if you have them" },
  { term: "inbox", meaning: "What arrived and waits for your decision", not: ["in-box"] },
  { term: "key", meaning: "The short name of a project, unique in your account, such as `billing-api`" },
  {
    term: "outcome",
    meaning: `How an application ended: one of ${factList("application.outcomes").join(", ")}`,
  },
  { term: "passkey", meaning: "A sign-in with your fingerprint, your face, or a security key instead of a password" },
  {
    term: "profile",
    meaning:
      "In the app, your name, handle, headline, photo, and time zone; in the CLI, a sign-in and settings chosen with `--profile`",
  },
  {
    term: "profile completion",
    meaning: "How much of your profile and resume is filled in, in percent",
    not: ["profile-completion", "completion score", "profile strength"],
  },
  { term: "project", meaning: "A named piece of work that groups repositories, entries, and documents" },
  { term: "recap", meaning: "A text made from the entries of a period", not: ["re-cap", "recapitulation"] },
  { term: "recovery code", meaning: "Replaces a two-factor code once, when your phone is not at hand" },
  {
    term: "repository",
    meaning: "A Git repository that Devlog knows, in one project at most",
    not: ["repo", "repos"],
  },
  {
    term: "resume",
    meaning:
      "Your headline, summary, work experience, education, skills, and links, which cover letters are drafted from",
    not: ["CV", "CVs", "résumé", "résumés", "curriculum vitae"],
  },
  { term: "scope", meaning: "A permission of an API key or access token, such as `worklog:read`" },
  { term: "snippet", meaning: "A text that you use again, with variables" },
  { term: "stage", meaning: "One step of an application, such as Screening" },
  { term: "stand-up", meaning: "A short recap of a day, and the meeting that it is for", not: ["standup", "standups"] },
  { term: "tag", meaning: "A word of your own on an entry, to find it and to filter by" },
  {
    term: "Trash",
    meaning: `Where deleted entries and documents stay for ${factNumber("trash.days")} days`,
    not: ["recycle bin", "trash can", "trashcan"],
  },
  {
    term: "worklog",
    meaning: "All your entries, in the order of their dates",
    not: ["work log", "work-log", "WorkLog"],
  },
  {
    term: "worklog entry",
    meaning: "One piece of work in your own words; entry for short",
    not: ["work log entry", "worklog-entry", "worklog-entries"],
  },
];

/** Work is logged in a week, and things stand in the log: neither is what a credential does. */
const ofCredentials = (form: string) =>
  `(?<!\\b(?:the|a|an|this|that|each|every|its|your|their|our|my) )${form}(?! (?:a|an|the|this|that|one|each|every|any|your|its|their|\\d)\\b)`;

/** Words that are no terms of the product and still have one spelling on this site; each form is a regular expression. */
export const spellings: readonly { term: string; not: readonly string[] }[] = [
  { term: "email", not: ["e-mail", "e-mails"] },
  { term: "Git", not: ["GIT"] },
  { term: "GitHub", not: ["Github", "github"] },
  { term: "GitLab", not: ["Gitlab", "gitlab"] },
  { term: "Homebrew", not: ["HomeBrew", "homebrew"] },
  { term: "JavaScript", not: ["Javascript", "javascript"] },
  { term: "JSON", not: ["Json", "json"] },
  { term: "LinkedIn", not: ["Linkedin", "linkedin", "Linked In"] },
  { term: "npm", not: ["NPM", "Npm"] },
  { term: "OAuth", not: ["Oauth", "oauth", "oAuth"] },
  { term: "macOS", not: ["MacOS", "macOs", "Mac OS", "OS X"] },
  { term: "sign in", not: ["log in", "logged in", "logging in"].map(ofCredentials).concat("log into") },
  { term: "sign out", not: ["log out", "logged out", "logging out"].map(ofCredentials) },
  { term: "time zone", not: ["timezone", "time-zone"] },
  { term: "webhook", not: ["web hook", "web-hook"] },
];

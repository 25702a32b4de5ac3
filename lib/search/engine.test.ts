import { describe, expect, it } from "vitest";
import { smallSite, type WrittenPage } from "./testing/small-site";

/** A small site, in which each rule of the ranking has its case. */
const pages: WrittenPage[] = [
  {
    href: "/docs/projects/",
    title: "Edit and archive projects",
    role: "how-to",
    keywords: ["unarchive", "shelve project"],
    html: '<h2 id="archive">Archive a project</h2><p>Nothing is lost.</p><h2 id="undo">Undo</h2><p>Make it active again.</p><h2 id="troubleshooting">Troubleshooting</h2><p>The project is read-only.</p>',
  },
  {
    href: "/docs/account/",
    title: "Your account",
    keywords: ["avatar", "recovery"],
    html: '<h2 id="photo">Set a photo</h2><p>At most 5 MB.</p><h2 id="codes">Second factor</h2><p>Keep the <code>recovery</code> words.</p><h2 id="problems">Problems</h2><table><thead><tr><th>What you see</th><th>Why</th></tr></thead><tbody><tr><td><strong>This project is archived.</strong></td><td>Choose one.</td></tr></tbody></table>',
  },
  {
    href: "/docs/concepts/",
    title: "Core concepts",
    role: "explanation",
    html: '<h2 id="entries">Entries</h2><p>What you did.</p><h2 id="why-entries">Why entries are short</h2><p>An entry.</p>',
  },
  {
    href: "/docs/cli/commands/log/",
    section: "cli",
    title: "devlog log",
    kind: "Command",
    names: ["log"],
    html: '<h2 id="options">Options</h2><table><thead><tr><th>Flag</th></tr></thead><tbody><tr id="flag-tag"><td><code>--tag TAG</code></td><td>Adds a tag.</td></tr><tr id="flag-from-last-commit"><td><code>--from-last-commit</code></td><td>Takes its message.</td></tr></tbody></table><h2 id="tag">Tag</h2><h2 id="errors">Errors</h2><table><thead><tr><th>Message</th></tr></thead><tbody><tr><td><code>error: no entries from 2026-11-21 to 2026-11-22 (not_found, req_5DgW9nQaZt)</code></td></tr></tbody></table>',
  },
  {
    href: "/docs/cli/sign-in/",
    section: "cli",
    title: "Sign in",
    keywords: ["login"],
    html: "<p>Through the browser.</p>",
  },
  {
    href: "/docs/api/errors/",
    section: "api",
    title: "API errors",
    html: '<h2 id="rate_limited">rate_limited</h2><p>Wait.</p><h2 id="not_found">not_found</h2><p>Check the id.</p><h2 id="limits">Rate limits</h2><p>60 a minute.</p>',
  },
  {
    href: "/docs/api/entries/list/",
    section: "api",
    title: "List entries",
    kind: "Operation",
    names: ["GET /entries", "/entries"],
    html: '<h2 id="parameters">Parameters</h2><p>Filters: <code>remove_project</code>.</p>',
  },
  {
    href: "/docs/api/entries/create/",
    section: "api",
    title: "Add entries",
    kind: "Operation",
    names: ["POST /entries", "/entries"],
    html: "<p>A project, and its key.</p>",
  },
  {
    href: "/docs/api/entries/show/",
    section: "api",
    title: "Show an entry",
    kind: "Operation",
    names: ["GET /entries/{entry_id}", "/entries/{entry_id}"],
    html: '<h2 id="responses">Responses</h2><ul><li id="body.photo"><p><code>photo</code> An address.</p></li></ul>',
  },
  { href: "/docs/sample/", title: "Words of a page", role: "sample", html: "<p>Archive a tag of the entry.</p>" },
];

const known = new Map([
  ["rate_limited", { kind: "Error", names: ["429"] }],
  ["not_found", { kind: "Error", names: ["404"] }],
] as const);
const { engine, find } = smallSite(pages, known, [
  ["avatar", "photo", "picture"],
  ["undo", "unarchive"],
  ["sign in", "log in"],
  ["remove", "archive"],
]);

describe("comes first", () => {
  it.each([
    ["the title of a page", "core concepts", "concepts"],
    ["the title of a section", "archive a project", "projects#archive"],
    ["a section that has all the words before its page that has more", "archive project", "projects#archive"],
    ["a section that says in its title what its page has as a keyword", "avatar", "account#photo"],
    ["a section that has the word before a page that has it as a keyword", "recovery words", "account#codes"],
    ["a beginning", "core con", "concepts"],
    ["an identifier", "--tag", "cli/commands/log#flag-tag"],
    ["a part of an identifier", "--from-l", "cli/commands/log#flag-from-last-commit"],
    ["an identifier written apart", "from last commit", "cli/commands/log#flag-from-last-commit"],
    ["an identifier with a slip", "--form-last-commit", "cli/commands/log#flag-from-last-commit"],
    ["a code before a heading of the same words", "rate_limited", "api/errors#rate_limited"],
    ["a heading before a code of the same words", "rate limits", "api/errors#limits"],
    ["the status of an error", "429", "api/errors#rate_limited"],
    ["a flag of the command that is named", "log --tag", "cli/commands/log#flag-tag"],
    ["swapped letters", "archvie project", "projects#archive"],
    ["a missing letter", "core concets", "concepts"],
    ["a letter too many", "core conceptts", "concepts"],
    ["another first letter", "dore concepts", "concepts"],
    ["words written together", "coreconcepts", "concepts"],
    ["a synonym", "picture", "account#photo"],
    ["a synonym with a slip", "pitcure", "account#photo"],
    ["an identifier before what its parts mean otherwise", "remove_project", "api/entries/list#parameters"],
    ["a verb of two words that is no log", "log in", "cli/sign-in"],
    ["a request", "GET /entries", "api/entries/list"],
    ["a bare address, which is read from", "/entries", "api/entries/list"],
    ["what is sent to an address", "POST /entries", "api/entries/create"],
    ["a path with its query", "entries?tag=billing", "api/entries/list"],
    ["a request with a real id", "get /v1/entries/wle_123", "api/entries/show"],
    ["a whole address", "https://api.devlog.example/v1/entries/wle_123", "api/entries/show"],
    ["the address of a page", "https://docs.devlog.example/docs/account/?utm=1", "account"],
    ["the address of a page that another says more of", "/docs/cli/sign-in.md", "cli/sign-in"],
    ["the address of a place", "http://localhost:3000/docs/projects.html#Archive", "projects#archive"],
    ["the address of words in a place", "/docs/projects/#archive:~:text=Nothing", "projects#archive"],
    ["an address whose place is empty", "/docs/projects/#", "projects"],
    ["the address of a place that nothing is known of", "/docs/projects#gone", "projects"],
    ["what an error's body tells", '{"status": 404, "code": "not_found", "detail": "rate"}', "api/errors#not_found"],
    ["the code in a line of a log", "10:00 WARN GET /v1/entries 429 rate_limited req_1", "api/errors#rate_limited"],
    ["a flag with a slip before a heading", "--tga", "cli/commands/log#flag-tag"],
    ["a message of the app", "this project is archived", "account#problems"],
    [
      "a message with other values",
      "$ devlog log\nerror: no entries from 2025-01-01 to 2025-01-02",
      "cli/commands/log#errors",
    ],
    ["what explains, when asked what something is", "what is an entry", "concepts#entries"],
    ["what helps, when asked why", "why is my project read-only", "projects#troubleshooting"],
  ])("%s: %s", (_rule, query, address) => expect(find(query)[0]).toBe(address));
});

it("a guide comes before the field of an operation that is called the same", () => {
  const found = find("photo");
  expect(found[0]).toBe("account#photo");
  expect(found).toContain("api/entries/show#body.photo");
});

it("the page that only shows words comes after those that say something with them", () =>
  expect(find("archive").at(-1)).toBe("sample"));

it("the reader's section counts a little, and another can be left out", () => {
  const [near] = find("entry", { near: "api" });
  expect(near?.startsWith("api/")).toBe(true);
  const ofCli = find("entry", { only: "cli" });
  expect(ofCli.length).toBeGreaterThan(0);
  expect(ofCli.every((address) => address.startsWith("cli/"))).toBe(true);
  expect(find("core concepts", { near: "cli" })[0]).toBe("concepts");
});

it("the answer tells which words to mark", () => {
  expect([...engine.search("archvie").words]).toContain("archiv");
});

it("where nothing says enough, a few that say a word of it are shown", () => {
  const found = find("xyzzyx quux plugh frob zork photo");
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThanOrEqual(4);
});

it("nothing is found for what nothing says", () => expect(find("xyzzyx quux")).toEqual([]));

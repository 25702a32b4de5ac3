import { describe, expect, it } from "vitest";
import type { KnownNames } from "./records";
import { smallSite, type WrittenPage } from "./testing/small-site";

const known: KnownNames = new Map([
  ["rate_limited", { kind: "Error", names: ["429"] }],
  ["conflict", { kind: "Error", names: ["409"] }],
  ["job.stage_changed", { kind: "Event", names: [] }],
]);

const find = (pages: readonly WrittenPage[], ...query: Parameters<ReturnType<typeof smallSite>["find"]>) =>
  smallSite(pages, known).find(...query);

const page = (title: string, html = "<p>Text.</p>", more: Partial<WrittenPage> = {}): WrittenPage => ({
  title,
  html,
  ...more,
});
const section = (title: string, text = "Text.", id = "x") => `<h2 id="${id}">${title}</h2><p>${text}</p>`;

const table = (head: string, name: string, says = "Text.") =>
  `<h2 id="x">List</h2><table><thead><tr><th>${head}</th></tr></thead><tbody><tr><td><code>${name}</code></td><td>${says}</td></tr></tbody></table>`;

/*
 * In each case two places would be equal, or the first would win by standing first, were it not for the rule.
 * The table is one, however long: a rule that takes from another is seen in its rows.
 */
describe("the second comes first", () => {
  it.each<[rule: string, query: string, first: WrittenPage, second: WrittenPage, address: string]>([
    [
      "a code that a slip leads to, before words",
      "rate_limitted",
      page("A", section("Rate limits")),
      page("B", section("rate_limited", "", "rate_limited")),
      "1#rate_limited",
    ],
    [
      "words in the order of a title, before the same words",
      "entries by tag",
      page("A", section("Find tags by entry")),
      page("B", section("Find entries by tag")),
      "1#x",
    ],
    [
      "the code of a body, before one in its text",
      '{"code": "conflict", "detail": "this is not rate_limited, it was sent twice"}',
      page("A", section("rate_limited", "", "rate_limited")),
      page("B", section("conflict", "", "conflict")),
      "1#conflict",
    ],
    ["a verb of two words, before its first word", "log in", page("Log"), page("Login"), "1"],
    [
      "what explains, for what something is",
      "what is an entry",
      page("A", section("Entries")),
      page("B", section("Entries"), { role: "explanation" }),
      "1#x",
    ],
    [
      "what does not tell how, for what something is",
      "what is an entry",
      page("A", section("Entries"), { role: "how-to" }),
      page("B", section("Entries")),
      "1#x",
    ],
    [
      "what helps, for why",
      "why is a tag gone",
      page("Tags", section("Notes", "A tag is gone.")),
      page("Tags", section("Troubleshooting", "A tag is gone.")),
      "1#x",
    ],
    [
      "what is no sample",
      "bold text",
      page("A", "<p>Bold text.</p>", { role: "sample" }),
      page("B", "<p>Bold text.</p>"),
      "1",
    ],
    [
      "what tells of a thing, before a code in a list that is called like it",
      "when is the rate of uploads limited",
      page("A", table("error", "rate_limited", "Uploads wait.")),
      page("B", section("Uploads", "Their rate is limited.")),
      "1#x",
    ],
    [
      "a variable by what stands behind the program's name, before a flag of the same words",
      "API_KEY",
      page("A", table("Flag", "--api-key")),
      page("B", table("Variable", "DEVLOG_API_KEY")),
      "1#x",
    ],
    [
      "what has a part of an identifier, before its words",
      "stage_changed",
      page("A", section("Stages changed")),
      page("B", section("job.stage_changed", "", "job.stage_changed")),
      "1#job.stage_changed",
    ],
    [
      "an operation of the method that is typed, whose path begins so",
      "get /recaps",
      page("Create a recap", "<p>Recaps.</p>", { kind: "Operation", names: ["POST /recaps", "/recaps"] }),
      page("Show one", "<p>Text.</p>", { kind: "Operation", names: ["GET /recaps/{id}", "/recaps/{id}"] }),
      "1",
    ],
    [
      "a flag that begins as typed, without its dashes",
      "from-last",
      page("A", section("--last", "Counts from the last day.")),
      page("B", section("--from-last-commit")),
      "1#x",
    ],
    [
      "a flag, before a message about it",
      "devlog recap --last quarter",
      page("devlog recap", table("Message", "error: --last must be a quarter")),
      page("devlog recap", table("Flag", "--last PERIOD", "A quarter.")),
      "1#x",
    ],
    [
      "a header field by its whole name, on a guide",
      "Quota-Policy",
      page("Create a tag", '<ul><li id="x"><p><code>Quota-Policy</code> The quota.</p></li></ul>', {
        kind: "Operation",
      }),
      page("B", table("Header field", "Quota-Policy", "The quota."), { href: "/docs/b/c/d/e/f/g/h/i/" }),
      "b/c/d/e/f/g/h/i#x",
    ],
    [
      "what is called so, before what has an address with these words",
      "device flow",
      page(
        "A",
        `${section("Choose a flow")}<table><tr><td>Ask</td><td><code>https://a.example/device/code</code></td></tr></table>`,
      ),
      page("B", section("Sign in to a machine without a browser: the device flow")),
      "1#x",
    ],
    [
      "what begins as typed",
      "arch",
      page("A", section("Tags of archives")),
      page("B", section("Archives of tags")),
      "1#x",
    ],
    [
      "what says it often, before what says it once",
      "cursor",
      page("A", section("X", "A cursor.")),
      page("B", section("Y", "A cursor, the cursor, each cursor.")),
      "1#x",
    ],
    [
      "what says it in code, before what says it in words",
      "cursor",
      page("A", section("X", "A cursor.")),
      page("B", section("Y", "A <code>cursor</code>.")),
      "1#x",
    ],
    [
      "the rarer word",
      "check tag",
      page("A", section("Check")),
      page("B", section("Tag") + section("Check", "", "y") + section("Check", "", "z")),
      "1#x",
    ],
    [
      "a title that says little else",
      "tag",
      page("A", section("Add a tag to an entry")),
      page("B", section("Add a tag")),
      "1#x",
    ],
    [
      "a section under the page that is meant",
      "delete project undo",
      page("Delete an entry of a project", section("Undo")),
      page("Delete a project", section("Undo")),
      "1#x",
    ],
    [
      "a page with the keyword, before a title that has one of its words",
      "brag document",
      page("A", section("Document it")),
      page("B", "<p>Text.</p>", { keywords: ["brag document"] }),
      "1",
    ],
    [
      "the product's name says nothing",
      "devlog tag limit",
      page("A", section("Devlog tag")),
      page("B", section("Tag limit")),
      "1#x",
    ],
    [
      "the operation, for one who says that it is to be the API",
      "create tag api",
      page("A", section("Create a tag")),
      page("Create a tag for a recap", "<p>Text.</p>", { kind: "Operation", section: "api" }),
      "1",
    ],
    [
      "what an event is called comes after words",
      "stage changed",
      page("A", section("job.stage_changed", "", "job.stage_changed")),
      page("B", section("Change the stage of a job application")),
      "1#x",
    ],
    [
      "what tells how many",
      "how many tags",
      page("A", section("Notes", "Tags, tags.")),
      page("B", section("Fields", "Tags, tags.")),
      "1#x",
    ],
    [
      "what tells how many, before the page that tells how",
      "how many tags",
      page("Tag", "<p>Tags.</p>", { role: "how-to" }),
      page("B", section("Limits of tags")),
      "1#x",
    ],
    [
      "a page, whether for now or forever",
      "delete account forever",
      page("Secure, export, or delete your account"),
      page("B", section("Delete your account")),
      "1#x",
    ],
    [
      "an identifier, where the page is about it",
      "dvl_live",
      page("A", section("X", "A <code>dvl_live</code>.")),
      page("B", section("Y", "A <code>dvl_live</code>."), { keywords: ["dvl_live"], href: "/docs/b/c/d/e/f/g/h/i/" }),
      "b/c/d/e/f/g/h/i#x",
    ],
    [
      "what leads nowhere else",
      "tag",
      page("A", section("See also", "tag")),
      page("B", section("Notes", "tag")),
      "1#x",
    ],
    [
      "a page, before a page below it",
      "tag",
      page("A", section("Tags"), { href: "/docs/a/b/c/d/" }),
      page("B", section("Tags")),
      "1#x",
    ],
  ])("%s: %s", (_rule, query, first, second, address) => expect(find([first, second], query)[0]).toBe(address));
});

it("a path that is being typed finds the operations on it, not the guides of the same words", () => {
  const site = [
    page("Delete a worklog entry"),
    page("Create a worklog entry", "<p>Text.</p>", {
      kind: "Operation",
      names: ["POST /worklog-entries", "/worklog-entries"],
    }),
  ];
  expect(find(site, "/worklog-ent")).toEqual(["1", "0"]);
  expect(find(site, "worklog ent")[0]).toBe("0");
});

it("what holds an identifier comes right after it", () => {
  const table = '<table><tbody><tr id="a:b"><td><code>a:b</code></td></tr></tbody></table>';
  const scopes = `<h2 id="s">Scopes</h2><table><thead><tr><th>Scope</th></tr></thead>${table.slice(7)}`;
  expect(find([page("A b"), page("B", scopes)], "a:b").slice(0, 2)).toEqual(["1#a:b", "1#s"]);
});

it("a question is answered though one of its words is nowhere", () =>
  expect(find([page("A", section("Rotate a key"))], "how do I quickly rotate a key")[0]).toBe("0#x"));

it("a number at the end of a name says little", () => expect(find([page("OAuth")], "oauth2")).toEqual(["0"]));

it("the reader's section decides between equals, and no more", () => {
  const pages = [page("Tags"), page("Tags", "", { section: "api" }), page("All tags", "", { section: "cli" })];
  expect(find(pages, "tags", { near: "api" })[0]).toBe("1");
  expect(find(pages, "tags", { near: "cli" })[0]).toBe("0");
});

it("a message is found by what was printed, with other values in it", () => {
  const table =
    '<h2 id="errors">Errors</h2><table><thead><tr><th>Message</th></tr></thead><tbody><tr><td><code>error: no project has the key "billing"</code></td></tr></tbody></table>';
  expect(
    find([page("Keys", section("Project keys")), page("A", table)], 'error: no project has the key "web"')[0],
  ).toBe("1#errors");
});

it("what the API refuses is told of where its code is, unless one page alone says what is wrong", () => {
  const code = page("API errors", section("rate_limited", "", "rate_limited"));
  const [one, other] = [0, 1].map(() => page("A", table("Message", "error: too many tags (rate_limited, req_1)")));
  if (!one || !other) throw new Error("two pages are needed");
  const printed = "error: too many tags (rate_limited, req_2)";
  expect(find([code, one], printed)[0]).toBe("1#x");
  expect(find([code, one, other], printed)[0]).toBe("0#rate_limited");
});

const problems = (cell: string) =>
  `<h2 id="troubleshooting">Troubleshooting</h2><table><thead><tr><th>What you see</th></tr></thead><tbody><tr><td>${cell}</td></tr></tbody></table>`;

it.each([
  ["npm warn EBADENGINE Unsupported engine { required: 'node 20', upgrade }", "<code>npm warn EBADENGINE</code>"],
  [
    "The term 'devlog' is not recognized as the name of a program. Upgrade.",
    "<code>command not found: devlog</code>, or <code>devlog</code> is not recognized",
  ],
])("what a longer text says among other things is found: %s", (query, cell) => {
  const site = [page("Upgrade", section("Upgrade a required engine", "The name of a program. Unsupported: node 20."))];
  expect(find([...site, page("A", problems(cell))], query)[0]).toBe("1#troubleshooting");
});

it("two words of a longer text are no message", () =>
  expect(
    find([page("A", problems("<strong>No email</strong>")), page("No email arrives")], "no email arrives today")[0],
  ).toBe("1"));

it("an error that only a terminal shows leads to the section that shows it, whatever flag it names", () => {
  const shown =
    '<h2 id="usage">Usage</h2><pre><code><span class="cmd">log --tags</span>\n<span class="out">error: unknown flag --tags\n</span></code></pre>';
  const site = [page("Flags", table("Flag", "--force")), page("A", section("Unknown flags")), page("B", shown)];
  expect(find(site, "error: unknown flag --forced\nhint: did you mean --force?")[0]).toBe("2#usage");
});

it("a slip in a path leaves its method what it is", () => {
  const operation = (title: string, method: string) =>
    page(title, "<p>Text.</p>", { kind: "Operation", names: [`${method} /entries`, "/entries"] });
  expect(find([operation("Create", "POST"), operation("List", "GET")], "GET /entires")[0]).toBe("1");
});

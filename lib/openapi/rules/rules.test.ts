import { describe, expect, it } from "vitest";
import { type Json, valueAt } from "../document/json";
import { broken, create, devlog, expectFinding, op, schema } from "../testing/broken";
import { checkRules } from "./rules";

it("the Devlog API keeps the rules of the house", () => expect(checkRules(devlog)).toEqual([]));

const scopes = "/components/securitySchemes/oauth2/flows/authorizationCode/scopes";
const streamed = `${op("/worklog-recaps/{worklog_recap_id}/stream", "get")}/responses/200/content/text~1event-stream`;
const completed = `${streamed}/examples/completed/serializedValue`;
const transcript = String(valueAt(devlog.root, completed));
const both = (scheme: string) => ({ [scheme]: ["projects:read", "projects:write"] });
const event = "/webhooks/project.created/post";

describe("checkRules finds", () => {
  it.each<[string, string, Json | undefined, string]>([
    [
      "a name in angle brackets",
      `${schema("Tag")}/description`,
      "A <name> of `<this>`.",
      "<name> is HTML, and this description has Markdown alone.",
    ],
    [
      "HTML in a summary",
      `${create}/summary`,
      "Create a <b>project</b>",
      "<b> is HTML, and this description has Markdown alone.",
    ],
    ["a field of the house with a slip", `${create}/x-clii`, "devlog", 'Nothing reads the field "x-clii".'],
    ["a limit that the facts have otherwise", `${schema("Tag")}/maxLength`, 33, "the fact tag.length.max is"],
    ["a limit that is gone", `${schema("Tag")}/maxLength`, undefined, "The limit is undefined"],
    [
      "a sentence whose number the facts have otherwise",
      "/webhooks/worklog_entry.deleted/post/x-not-sent-when",
      "After 3 weeks.",
      "as the fact trash.days does",
    ],
    ["an id that is not tag and action", `${create}/operationId`, "create-project", "is not its tag and an action"],
    ["an id that is not in kebab case", `${create}/operationId`, "projects-Create_it", "is not its tag and an action"],
    ["a thin description", `${create}/description`, "Creates a project.", "no description worth reading"],
    [
      "a parameter without an example",
      "/components/parameters/ProjectId/example",
      undefined,
      "The parameter project_id",
    ],
    ["a parameter without a description", "/components/parameters/Limit/description", undefined, "The parameter limit"],
    ["a parameter described by a space", "/components/parameters/Limit/description", " ", "The parameter limit"],
    ["two summaries alike", `${create}/summary`, "List projects", 'the summary "List projects"'],
    ["scopes that differ", `${create}/security/1/oauth2/0`, "projects:read", "doesn't name one scope"],
    ["two scopes", `${create}/security`, [both("apiKey"), both("oauth2")], "doesn't name one scope"],
    ["a scheme without a scope", `${create}/security/0`, { apiKey: [] }, "doesn't name one scope"],
    ["a scheme left out", `${create}/security/1`, undefined, "doesn't name one scope"],
    ["an unknown rate limit", `${create}/x-rate-limits`, ["default", "recap"], "the rate limits that count it"],
    ["a limit that counts only some", `${create}/x-rate-limits`, ["recaps"], "the rate limits that count it"],
    ["a POST without an idempotency key", `${create}/parameters/0`, undefined, "don't go together"],
    [
      "a sample that asks for what isn't there",
      `${op("/worklog-entries", "get")}/x-sample-query`,
      ["from"],
      'takes no "from" in its query',
    ],
    [
      "a request without an example",
      `${create}/requestBody/content/application~1json/examples`,
      undefined,
      "a body without",
    ],
    [
      "a success without an example",
      `${create}/responses/201/content/application~1json/examples`,
      {},
      "a body without",
    ],
    ["a body of no kind", `${create}/requestBody/content`, {}, "a body without"],
    ["an operation that never succeeds", `${create}/responses/201`, undefined, "never succeeds"],
    ["a tag that nobody uses", "/tags/0/name", "users", 'has the tag "users"'],
    ["a tag without a summary", "/tags/0/summary", undefined, "lacks a summary or a description"],
    ["a tag without a description", "/tags/0/description", undefined, "lacks a summary or a description"],
    ["an operation without security", `${create}/security`, undefined, "doesn't name one scope for every kind"],
    [
      "a refusal for another scope",
      `${create}/responses/403/$ref`,
      "#/components/responses/NeedsWorklogRead",
      "projects-create needs projects:write, and its response 403 tells of worklog:read.",
    ],
    ["a scope that nobody needs", `${scopes}/users:read`, "No", "needs the scope users:read"],
    ["a scope that a flow can't grant", `${scopes}/commits:read`, undefined, "can't grant commits:read"],
    ["a link without its slash", "/info/description", "[A](/docs/api#a)", 'The link to "/docs/api#a"'],
    ["a bad link in an operation", `${create}/description`, "[A](/docs/api)", 'The link to "/docs/api"'],
    [
      "a list that goes on in another",
      "/components/headers/CommitsLink/example",
      "</v1/projects?>",
      "leads to another list",
    ],
    [
      "a request that takes anything",
      `${schema("CommitCreate")}/additionalProperties`,
      undefined,
      "fields that nobody knows",
    ],
    ["a response that leaves out", `${schema("RecapStarted")}/required`, [], "could lack worklog_recap_id"],
    [
      "a field that can be null for no reason",
      `${schema("Commit")}/properties/additions/description`,
      "How many lines it adds.",
      "The field additions can be null, and nothing says what that means.",
    ],
    [
      "a field without a description",
      `${schema("Commit")}/properties/message/description`,
      undefined,
      "The field message",
    ],
    ["a body without a schema", `${create}/responses/201/content/application~1json/schema`, undefined, "no schema"],
    ["a field of no type", `${schema("Commit")}/properties/message/type`, undefined, "Nothing says of which type"],
    ["items of no type", `${schema("ProjectList")}/properties/data/items`, {}, "Nothing says of which type"],
    [
      "a header field without words",
      "/components/headers/RequestId/description",
      undefined,
      "This header field has no",
    ],
    ["a header field of no type", "/components/headers/RateLimit/schema", {}, "Nothing says of which type"],
    ["a body of no need", `${create}/requestBody/required`, undefined, "Nothing says whether the body is needed"],
    ["an example without words", `${streamed}/examples/completed/summary`, " ", "This example has no summary"],
    ["a code without words", `${schema("ErrorCode")}/oneOf/2/description`, undefined, "insufficient_scope has no desc"],
    ["a value without words", `${schema("ProjectStatus")}/oneOf/0/description`, " ", "The value active has no desc"],
    ["values without a place for words", `${schema("Commit")}/properties/message/enum`, ["a", "b"], "An enum says its"],
    ["a scope without words", `${scopes}/users:read`, " ", "The scope users:read has no words"],
    ["a limit without words", "/x-rate-limit-policies/recaps/description", undefined, "The rate limit recaps lacks"],
    ["a limit of none", "/x-rate-limit-policies/recaps/quota", 0, "The rate limit recaps lacks"],
    ["readOnly", `${schema("Project")}/properties/name/readOnly`, true, '"readOnly" is not used here'],
    ["what draft-07 ignores", `${schema("Tag")}/unevaluatedProperties`, false, '"unevaluatedProperties" is not used'],
    ["events that skip a number", completed, transcript.replace("id: 3", "id: 7"), "are 1, 2, 7, 4, 5"],
    ["a stream that ends twice", completed, `${transcript}${transcript}`, "does not end as"],
    ["a stream without an event", completed, ": silence", "does not end as"],
    ["a stream without its end", completed, transcript.replace(/id: 5[\s\S]*/, ""), "does not end as"],
    ["a text that differs from its pieces", completed, transcript.replace("buffered", "lost"), "another text"],
    ["an event without its moment", `${event}/x-sent-when`, undefined, 'no sentence in "x-sent-when"'],
    ["a moment that is no sentence", `${event}/x-sent-when`, "Sometimes", 'no sentence in "x-sent-when"'],
    [
      "an event without a header field",
      `${event}/parameters/2`,
      undefined,
      "project.created lacks the header field webhook-",
    ],
    ["an event without its answers", `${event}/responses`, undefined, "project.created lacks the response 2XX"],
    ["an event that asks for a credential", `${event}/security`, undefined, "asks for a credential"],
    [
      "an event of another type",
      `${schema("EventProjectCreated")}/properties/type/const`,
      "project.made",
      "is described as",
    ],
    [
      "an event without an example",
      `${event}/requestBody/content/application~1json/examples`,
      undefined,
      "is described as project.created.",
    ],
    ["an event that doesn't exist", `${create}/x-emits/0`, "project.made", "which is no event"],
    ["a GET that causes something", `${op("/projects", "get")}/x-emits`, ["project.created"], "doesn't say rightly"],
    ["a POST that causes nothing", `${create}/x-emits`, undefined, "doesn't say rightly which events"],
  ])("%s", (_name, at, value, what) => expectFinding(at, value, what));
});

it("nothing is said of what is right, and looks otherwise", () => {
  const fields = `${schema("Commit")}/properties`;
  for (const [at, value] of [
    [`${fields}/content`, { type: "array", items: { type: "string" }, description: "Its files." }],
    ["/components/responses/NeedsProjectsRead/description", "See urn:uuid:x, or write to mailto:robin@acme.example."],
    ["/servers/0/variables", { region: { enum: ["eu", "us"], default: "eu", description: "Where it is." } }],
    [`${schema("Commit")}/allOf`, [{ properties: { message: { description: "Its first line." } } }]],
  ] as const) {
    const { root } = broken(at, value as Json);
    const told = checkRules({ ...devlog, root }).filter(({ what }) => !/lack content|could lack/.test(what));
    expect(told).toEqual([]);
  }
});

it("what is wrong is told in the order of its lines", () => {
  const lines = checkRules(broken("/components/responses", undefined)).map(({ line = 0 }) => line);
  expect(new Set(lines).size).toBeGreaterThan(5);
  expect(lines).toEqual([...lines].sort((a, b) => a - b));
});

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isObject, type Json, valueAt } from "../document/json";
import { below, pointerSteps } from "../document/pointer";
import { parseSource } from "../document/source";
import { checkRules } from "./rules";

const devlog = parseSource("openapi/devlog.yaml", readFileSync("openapi/devlog.yaml", "utf8"));

it("the Devlog API keeps the rules of the house", () => expect(checkRules(devlog)).toEqual([]));

/** The document with one value put in, or taken out where it is `undefined`. */
function broken(at: string, value: Json | undefined) {
  const root = structuredClone(devlog.root);
  const steps = pointerSteps(at) ?? [];
  const name = steps.pop() ?? "";
  const parent = valueAt(root, below("", ...steps));
  if (Array.isArray(parent)) parent.splice(Number(name), 1, ...(value === undefined ? [] : [value]));
  else if (isObject(parent) && value !== undefined) parent[name] = value;
  else if (isObject(parent) && name in parent) delete parent[name];
  else throw new Error(`There is no ${at}.`);
  return { ...devlog, root };
}

const op = (path: string, method: string) => below("/paths", path, method);
const create = op("/projects", "post");
const response = (name: string) => `/components/responses/${name}`;
const problem = (name: string, example: string) =>
  `${response(name)}/content/application~1problem+json/examples/${example}/value`;
const schema = (name: string) => `/components/schemas/${name}`;
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
      "<name> is HTML, which is left out.",
    ],
    ["HTML in a summary", `${create}/summary`, "Create a <b>project</b>", "<b> is HTML, which is left out."],
    ["a limit that the facts have otherwise", `${schema("Tag")}/maxLength`, 33, "the fact tag.length.max is"],
    ["a limit that is gone", `${schema("Tag")}/maxLength`, undefined, "The limit is undefined"],
    [
      "a sentence whose number the facts have otherwise",
      "/webhooks/worklog_entry.deleted/post/x-not-sent-when",
      "After 3 weeks.",
      "as the fact trash.days does",
    ],
    ["an id that is not tag and action", `${create}/operationId`, "create-project", "is not its tag and an action"],
    ["a thin description", `${create}/description`, "Creates a project.", "no description worth reading"],
    [
      "a parameter without an example",
      "/components/parameters/ProjectId/example",
      undefined,
      "The parameter project_id",
    ],
    ["a parameter without a description", "/components/parameters/Limit/description", undefined, "The parameter limit"],
    ["two summaries alike", `${create}/summary`, "List projects", 'the summary "List projects"'],
    ["scopes that differ", `${create}/security/1/oauth2/0`, "projects:read", "doesn't name one scope"],
    ["two scopes", `${create}/security`, [both("apiKey"), both("oauth2")], "doesn't name one scope"],
    ["a scheme left out", `${create}/security/1`, undefined, "doesn't name one scope"],
    ["an unknown rate limit", `${create}/x-rate-limits`, ["default", "recap"], "the rate limits that count it"],
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
    ["an operation that never succeeds", `${create}/responses/201`, undefined, "never succeeds"],
    ["a tag that nobody uses", "/tags/0/name", "users", 'has the tag "users"'],
    ["a tag without a summary", "/tags/0/summary", undefined, "lacks a summary or a description"],
    ["a scope that nobody needs", `${scopes}/users:read`, "No", "needs the scope users:read"],
    ["a scope that a flow can't grant", `${scopes}/commits:read`, undefined, "can't grant commits:read"],
    ["a link without its slash", "/info/description", "[A](/docs/api#a)", 'The link to "/docs/api#a"'],
    [
      "a list that goes on in another",
      "/components/headers/CommitsLink/example",
      "</v1/projects?>",
      "leads to another list",
    ],
    ["an error left out", `${create}/responses/409`, undefined, "projects-create lacks 409"],
    ["a POST of any size", `${create}/responses/413`, undefined, "projects-create lacks 413"],
    [
      "a missing 404 where the path has an id",
      `${op("/repositories/{repository_id}", "get")}/responses/404`,
      undefined,
      "lacks 404",
    ],
    ["a status that differs", `${problem("PayloadTooLarge", "payload_too_large")}/status`, 414, "its status is 414"],
    [
      "a type that leads elsewhere",
      `${problem("PayloadTooLarge", "payload_too_large")}/type`,
      "about:blank",
      "its type is not",
    ],
    [
      "a name without the code",
      `${problem("PayloadTooLarge", "payload_too_large")}/code`,
      "conflict",
      "does not begin with",
    ],
    [
      "a refusal that names no value",
      `${problem("StreamRefused", "validation_failed")}/errors`,
      undefined,
      "errors go with",
    ],
    ["refused values of another error", `${problem("InternalError", "internal_error")}/errors`, [], "errors go with"],
    [
      "an error without an example",
      `${response("InternalError")}/content`,
      undefined,
      "The response 500 shows no problem",
    ],
    ["a code that nobody answers", `${schema("ErrorCode")}/oneOf/0/const`, "teapot", "answers the error code teapot"],
    ["a code with another status", `${schema("ErrorCode")}/oneOf/3/x-status`, 410, "its x-status is 410"],
    ["two titles of one code", `${problem("ProjectConflict", "conflict_key")}/title`, "A conflict", "has two titles"],
    [
      "a response without a request id",
      `${response("InternalError")}/headers/Request-Id`,
      undefined,
      "has no Request-Id",
    ],
    [
      "a request that takes anything",
      `${schema("CommitCreate")}/additionalProperties`,
      undefined,
      "fields that nobody knows",
    ],
    ["a response that leaves out", `${schema("RecapStarted")}/required`, [], "could lack worklog_recap_id"],
    [
      "a field without a description",
      `${schema("Commit")}/properties/message/description`,
      undefined,
      "The field message",
    ],
    ["readOnly", `${schema("Project")}/properties/name/readOnly`, true, '"readOnly" is not used here'],
    ["what draft-07 ignores", `${schema("Tag")}/unevaluatedProperties`, false, '"unevaluatedProperties" is not used'],
    ["events that skip a number", completed, transcript.replace("id: 3", "id: 7"), "are 1, 2, 7, 4, 5"],
    ["a stream that ends twice", completed, `${transcript}${transcript}`, "does not end as"],
    ["a stream without an event", completed, ": silence", "does not end as"],
    ["a stream without its end", completed, transcript.replace(/id: 5[\s\S]*/, ""), "does not end as"],
    ["a text that differs from its pieces", completed, transcript.replace("buffered", "lost"), "another text"],
    ["an event without its moment", `${event}/x-sent-when`, undefined, 'no sentence in "x-sent-when"'],
    ["a moment that is no sentence", `${event}/x-sent-when`, "Sometimes", 'no sentence in "x-sent-when"'],
    ["an event that asks for a credential", `${event}/security`, undefined, "asks for a credential"],
    [
      "an event of another type",
      `${schema("EventProjectCreated")}/properties/type/const`,
      "project.made",
      "is described as",
    ],
    ["an event that doesn't exist", `${create}/x-emits/0`, "project.made", "which is no event"],
    ["a GET that causes something", `${op("/projects", "get")}/x-emits`, ["project.created"], "doesn't say rightly"],
    ["a POST that causes nothing", `${create}/x-emits`, undefined, "doesn't say rightly which events"],
    [
      "an id of another story",
      "/components/parameters/ProjectId/example",
      "prj_7Qm2XcV9LB",
      "prj_7Qm2XcV9LB is not of the story",
    ],
    [
      "a list that is not newest first",
      `${op("/worklog-entries", "get")}/responses/200/content/application~1json/examples/week/value/data/0/date`,
      "2026-11-16",
      "not newest first: 2026-11-16, 2026-11-17",
    ],
    ["a command of another program", `${create}/x-cli`, "gh repo create", "does not begin with devlog"],
  ])("%s", (_name, at, value, what) => {
    const found = checkRules(broken(at, value)).filter((each) => each.what.includes(what));
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).toMatchObject({ file: devlog.file, cure: expect.stringMatching(/\.$/) });
    expect(found[0]?.line).toBeGreaterThan(1);
  });
});

it("what is wrong is told in the order of its lines", () => {
  const lines = checkRules(broken("/components/responses", undefined)).map(({ line = 0 }) => line);
  expect(new Set(lines).size).toBeGreaterThan(5);
  expect(lines).toEqual([...lines].sort((a, b) => a - b));
});

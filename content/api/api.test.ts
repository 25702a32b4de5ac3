import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compilePage } from "@/lib/content/compiled";
import { listContentFiles } from "@/lib/content/files";
import { facts } from "@/lib/facts/facts";
import { children } from "@/lib/openapi/document/graph";
import { objectOf } from "@/lib/openapi/document/json";
import { mapOf, toPlain } from "@/lib/openapi/document/value";
import { story } from "@/lib/openapi/examples/story";
import { validatorOf } from "@/lib/openapi/examples/validator";
import { listOperations } from "@/lib/openapi/operation/operation";
import { operationView } from "@/lib/openapi/operation/view";
import { at, operationsOf, siteApi, wordsOf } from "@/lib/resolvers/api/document";
import { errorCodesOf } from "@/lib/resolvers/api/errors";
import { identifiersTable } from "@/lib/resolvers/api/identifiers";
import { eventTypes } from "@/lib/resolvers/api/webhook-events";
import { site } from "@/lib/site/config";

const document = siteApi();
const read = (file: string) => readFileSync(file, "utf8");
const idsOf = async (file: string) => (await compilePage(file, read(file))).ledger.ids;

/** The problems that the document gives as examples of responses. */
const problemExamples = children(at(document, "components", "responses")).flatMap(([name]) =>
  children(at(document, "components", "responses", name, "content", "application/problem+json", "examples")).map(
    ([, example]) => mapOf(mapOf(example.value).get("value")),
  ),
);

describe("the errors page", () => {
  const file = "content/api/errors.mdx";

  it("has a section at the address that each problem gives as its type", async () => {
    const ids = await idsOf(file);
    expect(problemExamples.length).toBeGreaterThan(20);
    for (const problem of problemExamples) {
      expect(problem.get("type")).toBe(`${site.origin}/docs/api/errors/#${problem.get("code")}`);
      expect(ids).toContain(problem.get("code"));
    }
  });

  it.each(errorCodesOf(document).map(({ code, status }) => [code, status] as const))(
    "describes %s with its status %d",
    (code, status) => {
      expect(read(file)).toMatch(new RegExp(`### \`${code}\` \\[#${code}\\]\n\n- \\*\\*Status\\*\\*: ${status} `));
    },
  );

  it.each(errorCodesOf(document).map(({ code }) => code))("shows of %s its own retry and its own example", (code) => {
    const sections = read(file).split(/^### /m);
    const section = sections.find((text) => text.startsWith(`\`${code}\``)) ?? "";
    expect(section.match(/apiErrors\.retry\.\w+/g)).toEqual([`apiErrors.retry.${code}`]);
    const examples = [...section.matchAll(/<ResponseExample of="\w+\.(\w+)"/g)].map(([, name]) => name);
    expect(examples.filter((name) => !name?.startsWith(code))).toEqual([]);
  });
});

it("the events page has a section for each event", async () => {
  const ids = await idsOf("content/api/webhooks/events.mdx");
  expect(eventTypes(document).filter((type) => !ids.includes(type))).toEqual([]);
});

it("no two samples of POST requests send the same Idempotency-Key, which would refuse the second one", () => {
  const written = listContentFiles().flatMap(({ file }) =>
    [...read(file).matchAll(/"Idempotency-Key: ([^"$]+)"/g)].map(([, key]) => key),
  );
  const generated = listOperations(document).flatMap((operation) =>
    operationView(document, operation)
      .request.headers.filter(({ name }) => name === "Idempotency-Key")
      .map(({ value }) => value),
  );
  expect(written.length).toBeGreaterThan(2);
  expect(generated.length).toBeGreaterThan(6);
  const keys = [...written, ...generated];
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

it("what OAuth answers expires when the facts say", () => {
  const units: Readonly<Record<string, number>> = { minutes: 60, hour: 3600 };
  const lives = [facts.oauth.accessToken.life, facts.oauth.deviceCode.life].map((life) => {
    const [count, unit = ""] = life.split(" ");
    return Number(count) * (units[unit] ?? Number.NaN);
  });
  const shown = [...read("content/api/authentication/oauth.mdx").matchAll(/"expires_in": (\d+)/g)];
  expect(shown.map(([, seconds]) => Number(seconds))).toEqual(lives);
});

it("every prefix that an id of the examples has is in the table of prefixes", () => {
  const table = identifiersTable(document);
  const prefixes = [...new Set(Object.keys(story).map((id) => id.slice(0, id.indexOf("_") + 1)))];
  expect(prefixes.length).toBeGreaterThan(7);
  expect(prefixes.filter((prefix) => !table.includes(`| \`${prefix}\` |`))).toEqual([]);
});

// Git takes any text for an address, and one refused commit refuses all of its request.
it.each(["49699333+dependabot[bot]@users.noreply.github.com", "robin@laptop"])(
  "a commit by %s is accepted, as Git prints it",
  (author_email) => {
    const commit = { sha: "0".repeat(40), message: "Update", author_name: "A", authored_at: "2026-11-18T11:42:10Z" };
    const misfits = validatorOf(objectOf(toPlain(document.root)));
    expect(misfits("/components/schemas/CommitCreate", { ...commit, author_email })).toEqual([]);
  },
);

it("every scope is needed by an operation, and every operation needs one", () => {
  const scopes = at(document, "components", "securitySchemes", "oauth2", "flows", "authorizationCode", "scopes");
  const needed = operationsOf(document).map((operation) => operation.scopes);
  expect(new Set(needed.flat())).toEqual(new Set(mapOf(scopes?.value).keys()));
  expect(needed.every(({ length }) => length === 1)).toBe(true);
});

describe("what the facts, the API document, and the samples all say is the same:", () => {
  const { webhooks, oauth, apiKeys, api } = facts;
  const said = (...steps: string[]) => wordsOf(at(document, "components", ...steps), "description");
  const stream = at(document, "paths", "/worklog-recaps/{worklog_recap_id}/stream", "get");
  const silence = 3 * api.streamCommentSeconds;
  it.each([
    ["time to answer", said("responses", "WebhookReceived"), `within ${webhooks.answerSeconds} seconds`],
    ["tolerance", said("parameters", "WebhookTimestamp"), `${webhooks.toleranceMinutes} minutes`],
    ["tolerance in JavaScript", read("content/samples/webhooks/verify.mjs"), `= ${webhooks.toleranceMinutes} * 60`],
    ["tolerance in Python", read("content/samples/webhooks/verify.py"), `= ${webhooks.toleranceMinutes} * 60`],
    ["tolerance in Go", read("content/samples/webhooks/verify.go"), `= ${webhooks.toleranceMinutes} * time.Minute`],
    ["life of a cursor", said("parameters", "Cursor"), `lives ${api.cursorHours} hours`],
    ["life of a key", said("parameters", "IdempotencyKey"), `within ${api.idempotencyHours} hours`],
    ["comments of a stream", wordsOf(stream, "description"), `every ${api.streamCommentSeconds} seconds`],
    ["silence in the reference", wordsOf(stream, "description"), `silent for ${silence} seconds`],
    ["silence in JavaScript", read("content/samples/stream/read-recap.mjs"), `= ${silence}_000;`],
    ["silence in Python", read("content/samples/stream/read_recap.py"), `= ${silence}  #`],
    ["silence in Go", read("content/samples/stream/read-recap.go"), `= ${silence} * time.Second`],
    ["keys", said("securitySchemes", "apiKey"), `up to ${apiKeys.max}`],
    ["access tokens", said("securitySchemes", "oauth2"), `lives ${oauth.accessToken.life}`],
    ["refresh tokens", said("securitySchemes", "oauth2"), `lives ${oauth.refreshToken.life}`],
  ])("%s", (_, text, words) => expect(text).toContain(words));
});

it("the ids of events are kept for long after the last attempt", () => {
  const hours: Record<string, number> = { seconds: 1 / 3600, minutes: 1 / 60, hours: 1 };
  const waited = facts.webhooks.retries.reduce((sum, wait) => {
    const [count, unit = ""] = wait.split(" ");
    return sum + Number(count) * (hours[unit] ?? Number.NaN);
  }, 0);
  expect(read("content/api/webhooks/overview.mdx")).toContain(
    "the ids until well after the [last attempt](#retries), for example for two days.",
  );
  expect(1.5 * waited).toBeLessThan(48);
});

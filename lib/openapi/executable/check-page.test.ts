import { describe, expect, it } from "vitest";
import { api, check, entry, fence, json, key, list, problem, project, refused } from "../testing/page";

describe("a page may show", () => {
  it.each<[string, string[]]>([
    [
      "a call and its answer",
      [fence("bash", `curl -i ${api}/projects ${key}`), fence('json title="200 OK"', list({}))],
    ],
    [
      "a call in a substitution and a pipe",
      [fence("bash", `ID=$(curl -sS "${api}/projects?limit=1" ${key} | jq -r .id)`)],
    ],
    [
      "a call in a terminal, with its output",
      [fence("console", `$ curl -sS \\\n  ${api}/projects ${key}\nprj_7Qm2XcV9Lb`)],
    ],
    ["an id in a variable", [fence("bash", `curl "${api}/worklog-recaps/$RECAP_ID" ${key}`)]],
    ["a query built with -G", [fence("bash", `curl -G ${api}/worklog-entries ${key} --data-urlencode "tag=exports"`)]],
    ["a query built with -G and -d", [fence("bash", `curl -G ${api}/worklog-entries ${key} -d tag=exports`)]],
    ["a query in a variable", [fence("bash", `curl "${api}/worklog-entries?$QUERY" ${key}`)]],
    [
      "a body with the encoding of its text",
      [
        fence(
          "bash",
          `curl ${api}/worklog-entries ${key} -H "Content-Type: application/json; charset=utf-8" -d '${entry}'`,
        ),
      ],
    ],
    ["words that are there or not", [fence("bash", `curl ${api}/projects ${key} \${c:+--data-urlencode "cursor=$c"}`)]],
    [
      "a variable inside a body",
      [fence("bash", `curl ${api}/worklog-entries ${key} ${json} --data "{\\"title\\": \\"$TITLE\\"}"`)],
    ],
    [
      "a body from a here-document",
      [fence("bash", `curl ${api}/worklog-entries ${key} ${json} -d @- <<'END'\n${entry}\nEND`)],
    ],
    [
      "a body from a file on the page",
      [
        fence('json title="entry.json"', entry),
        fence("bash", `curl ${api}/worklog-entries ${key} ${json} -d @entry.json`),
      ],
    ],
    [
      "a file of something else, with a reason",
      [fence('json title="settings.json" schema="none: settings of an editor"', "{}")],
    ],
    ["a file of a schema", [fence('json title="project.json" schema="Project"', JSON.stringify(project))]],
    ["a stream", [fence("bash", `curl -sSN ${api}/worklog-recaps/rcp_8HbJ2uKeMx/stream ${key}`)]],
    [
      "a call that is refused, and why",
      [
        fence("bash", `curl ${api}/worklog-entries ${key} ${json} --data '{"title": "x", "labels": []}'`),
        fence('json title="422 Unprocessable Content"', refused("/labels")),
      ],
    ],
    [
      "a call without a credential, and that it is refused",
      [
        fence("bash", `curl -i ${api}/projects`),
        fence('json title="401 Unauthorized"', problem({ status: 401, code: "unauthenticated" })),
      ],
    ],
    [
      "a form for a token",
      [
        fence(
          "bash",
          `curl https://api.devlog.example/oauth/token \\\n  --data-urlencode "grant_type=refresh_token" \\\n  --data-urlencode "refresh_token=$T" --data-urlencode "client_id=acme"`,
        ),
        fence("json", '{"access_token": "…"}'),
      ],
    ],
    [
      "a form for a token in one piece",
      [
        fence(
          "bash",
          `curl https://api.devlog.example/oauth/token -d "grant_type=refresh_token&refresh_token=$T&client_id=a"`,
        ),
      ],
    ],
    ["a problem by itself", [fence('json title="404 Not Found"', problem({}))]],
    ["an object of a schema", [fence('json schema="Project"', JSON.stringify(project))]],
    ["the answer of an operation named in the fence", [fence('json response="projects-list 200"', list({}))]],
    [
      "an example of the description without a call",
      [fence('json title="200 OK" example="projects-list 200"', list({}))],
    ],
    [
      "events of a stream",
      [fence('text response="worklog-recaps-stream 200"', 'event: recap.delta\nid: 2\ndata: {"text": "a"}')],
    ],
    ["what the CLI prints", [fence('json title="devlog init --json"', '{"hook": true}')]],
    ["JSON of something else, with a reason", [fence('json schema="none: settings of an editor"', "{}")]],
    ["what the reader runs himself", [fence("bash", "curl http://localhost:8000/")]],
  ])("%s", async (_, fences) => expect((await check(...fences)).problems).toEqual([]));
});

it("a form that lacks its grant is told so", async () => {
  const call = "curl https://api.devlog.example/oauth/token -d client_id=acme";
  expect((await check(fence("bash", call))).problems.map(({ what }) => what)).toEqual(["The form lacks grant_type."]);
});

it.each(["json", "jsonc"])("a file that no call sends is told in %s: nothing holds it to the API", async (lang) => {
  const call = `curl ${api}/worklog-entries ${key} ${json} -d @entry.json`;
  const files = [fence('json title="entry.json"', entry), fence(`${lang} title="entry-2.json"`, '{"titel": "x"}')];
  const { problems } = await check(...files, fence("bash", call));
  expect(problems).toEqual([
    {
      file: "content/a.mdx",
      line: 9,
      what: 'No call of the page sends the file "entry-2.json", so nothing holds it to the API.',
      cure: 'Correct the name, or add schema="Name" or schema="none: why" to the fence.',
    },
  ]);
});

it("what the shell fills in is told as such", async () => {
  const call = `curl -X PUT "${api}/repositories/$ID?$NAME=1" ${key} -H "$FIELD: a"`;
  expect((await check(fence("bash", call))).problems[0]?.what).toBe("/repositories/$… takes no PUT.");
});

it("an example of the description behind a call of something else is held to that", async () => {
  const call = fence("bash", `curl ${api}/worklog-entries ${key} ${json} -d '${entry}'`);
  const example = fence('json title="200 OK" example="projects-list 200"', list({}));
  expect((await check(call, example)).problems).not.toEqual([]);
});

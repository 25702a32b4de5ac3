import { describe, expect, it } from "vitest";
import { api, check, fence, json, key, list, problem, refused } from "../testing/page";

describe("a mistake is named with its line and cure:", () => {
  it.each<[string, string[], number, RegExp, RegExp]>([
    ["a wrong path", [fence("bash", `echo\ncurl ${api}/project ${key}`)], 7, /no path \/project\b/, /mean \/projects/],
    [
      "a wrong path below an id",
      [fence("bash", `curl ${api}/projects/prj_7Qm2XcV9Lb/repos ${key}`)],
      6,
      /no path/,
      /\/repositories/,
    ],
    ["a wrong method", [fence("bash", `curl -X DELETE ${api}/projects ${key}`)], 6, /takes no DELETE/, /GET and POST/],
    [
      "a wrong parameter",
      [fence("bash", `curl "${api}/projects?limits=1" ${key}`)],
      6,
      /no query parameter "limits"/,
      /mean limit/,
    ],
    [
      "a wrong value of a parameter",
      [fence("bash", `curl "${api}/projects?limit=500" ${key}`)],
      6,
      /limit is "500"/,
      /fits/,
    ],
    ["a wrong id", [fence("bash", `curl ${api}/repositories/prj_7Qm2XcV9Lb ${key}`)], 6, /repository_id/, /fits/],
    ["a missing credential", [fence("bash", `curl ${api}/projects`)], 6, /no credential/, /Bearer \$DEVLOG_API_KEY/],
    [
      "a credential that does not expand",
      [fence("bash", `curl ${api}/projects -H 'Authorization: Bearer $K'`)],
      6,
      /single quotes/,
      /double/,
    ],
    [
      "a credential that is written out",
      [fence("bash", `curl ${api}/projects -H "Authorization: Bearer dvl_live_1"`)],
      6,
      /variable/,
      /Write/,
    ],
    [
      "a wrong header field",
      [fence("bash", `curl ${api}/projects ${key} \\\n  -H "Idempotence-Key: a"`)],
      7,
      /no header field/,
      /takes/,
    ],
    [
      "a body that is no JSON",
      [fence("bash", `curl ${api}/projects ${key} ${json} \\\n  --data '{"name": }'`)],
      7,
      /not valid JSON/,
      /quotes/,
    ],
    [
      "a body with a wrong field",
      [fence("bash", `curl ${api}/projects ${key} ${json} --data '{"nam": "x"}'`)],
      6,
      /nam/,
      /Correct/,
    ],
    [
      "a body without its type",
      [fence("bash", `curl ${api}/projects ${key} --data '{"name": "x"}'`)],
      6,
      /sent as a form/,
      /Content-Type/,
    ],
    ["a missing body", [fence("bash", `curl -X POST ${api}/projects ${key}`)], 6, /needs a body/, /--data/],
    [
      "a body from a file that nobody has seen",
      [fence("bash", `curl ${api}/projects ${key} ${json} -d @x.json`)],
      6,
      /no file/,
      /title=/,
    ],
    [
      "an unknown option",
      [fence("bash", `curl --sillent ${api}/projects ${key}`)],
      6,
      /no option "--sillent"/,
      /--silent/,
    ],
    [
      "an unknown host",
      [fence("bash", `curl ${api.replace("//api.", "//apis.")}/projects ${key}`)],
      6,
      /Nobody knows/,
      new RegExp(`Write it out: ${api}`),
    ],
    [
      "the API without its version",
      [fence("bash", `curl https://api.devlog.example/projects ${key}`)],
      6,
      /Nobody knows/,
      /\/v1/,
    ],
    [
      "a stream that is held back",
      [fence("bash", `curl ${api}/worklog-recaps/rcp_8HbJ2uKeMx/stream ${key}`)],
      6,
      /holds/,
      /-N/,
    ],
    ["a quote left open", [fence("bash", `curl ${api}/projects ${key} 'x`)], 6, /shell cannot read/, /Close/],
    [
      "an unknown grant",
      [fence("bash", 'curl https://api.devlog.example/oauth/token --data-urlencode "grant_type=pasword"')],
      6,
      /grant_type/,
      /refresh_token/,
    ],
    [
      "an unknown address of OAuth",
      [fence("bash", "curl -X POST https://api.devlog.example/oauth/tokens")],
      6,
      /no OAuth address/,
      /token/,
    ],
    [
      "a wrong field in an answer",
      [fence("bash", `curl ${api}/projects ${key}`), fence("json", list({ nmae: "x" }))],
      23,
      /no field "nmae"/,
      /mean "name"/,
    ],
    [
      "a wrong value in an answer",
      [fence("bash", `curl ${api}/projects ${key}`), fence("json", list({ status: "on" }))],
      18,
      /status/,
      /Correct/,
    ],
    [
      "a field missing in an answer",
      [fence("bash", `curl ${api}/projects ${key}`), fence("json", list({ id: undefined }))],
      12,
      /'id'|\bid\b/,
      /Correct/,
    ],
    [
      "a status that is never answered",
      [fence("bash", `curl ${api}/projects ${key}`), fence('json title="409 Conflict"', problem({}))],
      10,
      /never answers 409/,
      /200/,
    ],
    ["an operation without a status", [fence('json response="projects-list"', list({}))], 6, /without a status/, /200/],
    ["malformed JSON", [fence("json", '{\n  "a": 1,\n}')], 8, /not valid JSON/, /commas/],
    ["JSON of nobody knows what", [fence("json", '{"a": 1}')], 5, /does not say/, /schema=/],
    ["JSON of something else, without a reason", [fence('json schema="none"', "{}")], 5, /not why/, /none: why/],
    [
      "a problem whose code is of another status",
      [fence('json title="404 Not Found"', problem({ code: "conflict" }))],
      6,
      /"conflict" does not come with 404/,
      /not_found/,
    ],
    ["an unknown code", [fence('json title="404 Not Found"', problem({ code: "missing" }))], 6, /code/, /./],
    ["an unknown schema", [fence('json schema="Projekt"', "{}")], 5, /no schema/, /Project/],
    ["an unknown operation", [fence('json response="project-list 200"', "{}")], 5, /no operation/, /projects-list/],
    ["an unknown event", [fence('json webhook="project.made"', "{}")], 5, /no event/, /^Write one of: /],
    [
      "a wrong event in a stream",
      [fence('text response="worklog-recaps-stream 200"', 'event: recap.delta\nid: 2\ndata: {"txt": "a"}')],
      6,
      /txt|text/,
      /./,
    ],
    [
      "a refused call whose answer names something else",
      [
        fence("bash", `curl ${api}/projects ${key} ${json} --data '{"name": "x", "labels": []}'`),
        fence('json title="422 Unprocessable Content"', refused("/tags")),
      ],
      6,
      /labels.*does not say so/,
      /Name \/labels/,
    ],
  ])("%s", async (_, fences, line, what, cure) => {
    const { problems } = await check(...fences);
    expect(problems.map((found) => found.what).join("\n")).toMatch(what);
    const [found] = problems.filter((one) => what.test(one.what));
    expect(found).toMatchObject({ file: "content/a.mdx", line, cure: expect.stringMatching(cure) });
  });

  it("an answer under another heading belongs to no call", async () => {
    const { problems } = await check(
      fence("bash", `curl ${api}/projects ${key}`),
      "## Next\n",
      fence("json", list({})),
    );
    expect(problems[0]?.what).toContain("does not say what it is");
  });
});

import { expect, it } from "vitest";
import { api, check, entry, fence, json, key, list, problem } from "../testing/page";

const twice = '{\n  "data": [],\n  "data": [], "next_cursor": null, "has_more": false\n}';

it.each([
  [
    "a field twice in an answer, beside whatever else is wrong",
    [fence('json response="projects-list 200"', twice.replace("false", '"no"'))],
    [
      [8, 'The field "data" stands twice in one object.', "Keep one of the two."],
      [8, "The example does not fit the API: /has_more must be boolean.", "Correct the example, or the API document."],
    ],
  ],
  [
    "a field twice in a file that is sent, once",
    [
      fence('json title="entry.json"', '{ "title": "a", "title": "b", "date": "2026-11-18" }'),
      fence("bash", `curl ${api}/worklog-entries ${key} ${json} -d @entry.json`),
    ],
    [[6, 'The field "title" stands twice in one object.', "Keep one of the two."]],
  ],
  [
    "a field twice in JSON of something else",
    [fence('json schema="none: settings of an editor"', '[\n{ "a": 1, "a": 2 }]')],
    [[7, 'The field "a" stands twice in one object.', "Keep one of the two."]],
  ],
  [
    "a field twice in a body",
    [fence("bash", `curl ${api}/worklog-entries ${key} ${json} -d '${entry.replace("{", '{"title": "b", ')}'`)],
    [[6, 'The field "title" stands twice in one object.', "Keep one of the two."]],
  ],
  [
    "a problem whose status is not that of its code",
    [fence("json", problem({ status: 403 }))],
    [[6, 'The status is 403, not 404, with which "not_found" comes.', "Write 404, or another code."]],
  ],
  [
    "a problem of a named schema with another status",
    [fence('json schema="Problem"', problem({ status: 403 }))],
    [[6, 'The status is 403, not 404, with which "not_found" comes.', "Write 404, or another code."]],
  ],
  [
    "a problem whose type is the address of another code",
    [fence("json", problem({ type: "https://docs.devlog.example/docs/api/errors/#conflict" }))],
    [
      [
        6,
        'The type is not the address of "not_found".',
        'Write "https://docs.devlog.example/docs/api/errors/#not_found".',
      ],
    ],
  ],
  [
    "the same in an answer",
    [fence('json response="repositories-show 404"', problem({ type: "https://docs.devlog.example/not_found" }))],
    [
      [
        6,
        'The type is not the address of "not_found".',
        'Write "https://docs.devlog.example/docs/api/errors/#not_found".',
      ],
    ],
  ],
  [
    "a status that is none of a list",
    [fence('json response="projects-list 200"', list({ status: "archivd" }))],
    [
      [
        14,
        "The example does not fit the API: /data/0/status must be one of active, archived.",
        'Did you mean "archived"?',
      ],
    ],
  ],
  [
    "a value of a parameter that is none of a list",
    [fence("bash", `curl "${api}/projects?status=archivd" ${key}`)],
    [[6, 'The parameter status is "archivd", which must be one of active, archived.', 'Did you mean "archived"?']],
  ],
  [
    "an event that a stream does not have",
    [fence('text response="worklog-recaps-stream 200"', 'event: recap.delt\nid: 2\ndata: {"text": "a"}')],
    [[6, 'The stream has no event "recap.delt".', 'Did you mean "recap.delta"?']],
  ],
])("%s is told with its cure", async (_, fences, expected) => {
  const { problems } = await check(...fences);
  expect(problems.map(({ line, what, cure }) => [line, what, cure])).toEqual(expected);
});

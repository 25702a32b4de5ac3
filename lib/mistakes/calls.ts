import { inFence as example, inText } from "./mistake";

const api = "https://api.devlog.example/v1";
const key = '-H "Authorization: Bearer $DEVLOG_API_KEY"';

/** What is easily overlooked in a call and in an answer. The code begins on line 10. */
export const callMistakes = [
  example(
    "a field twice in an answer",
    'json response="projects-list 200"',
    '{"data":[],"data":[],"next_cursor":null,"has_more":false}',
    '10  The field "data" stands twice in one object.',
    "Keep one of the two.",
  ),
  example(
    "a field twice in JSON of something else",
    'json schema="none: a file of settings"',
    '{\n  "a": 1,\n  "a": 2\n}',
    '12  The field "a" stands twice in one object.',
    "Keep one of the two.",
  ),
  example(
    "a problem whose status is not that of its code",
    "json",
    `{
  "type": "https://docs.devlog.example/docs/api/errors/#not_found",
  "title": "Not found",
  "status": 403,
  "detail": "No repository has the id repo_4kT8sLw1Gx.",
  "code": "not_found",
  "request_id": "req_5DgW9nQaZt"
}`,
    '13  The status is 403, not 404, with which "not_found" comes.',
    "Write 404, or another code.",
  ),
  example(
    "an event that a stream does not have",
    'text response="worklog-recaps-stream 200"',
    'event: recap.delt\nid: 2\ndata: {"text": "a"}',
    '10  The stream has no event "recap.delt".',
    'Did you mean "recap.delta"?',
  ),
  example(
    "a variable between single quotes",
    "bash",
    `curl ${api}/projects ${key} --json '{"name": "$NAME", "key": "billing-api"}'`,
    "10  $NAME is sent as it stands: the shell puts no variable in between single quotes.",
    `Write '"$NAME"' in its place, which leaves the single quotes for it.`,
  ),
  example(
    "an unknown path in a request that is written out",
    "http",
    "GET /v1/projekts HTTP/1.1\nHost: api.devlog.example\nAuthorization: Bearer <key>",
    "10  The API has no path /projekts.",
    "Did you mean /projects?",
  ),
  example(
    "a request that goes nowhere",
    "http",
    "GET /v1/projects HTTP/1.1\nAuthorization: Bearer <key>",
    "10  The request does not say which host it goes to.",
    "Add a line below it: Host: api.devlog.example.",
  ),
  example(
    "an unknown path behind a host in a variable",
    "bash",
    `API=${api}\ncurl "$API/projekts" ${key}`,
    "11  The API has no path /projekts.",
    "Did you mean /projects?",
  ),
  example(
    "a wrong body from an echo",
    "bash",
    `echo '{"name": "Billing API", "kee": "billing-api"}' | curl ${api}/projects ${key} --json @-`,
    '10  The body does not fit: it may not have a field "kee".',
    "Correct the body.",
  ),
  example(
    "a key in a variable of another name",
    "bash",
    `curl ${api}/projects -H "Authorization: Bearer $DEVLOG_TOKEN"`,
    "10  The API key is not in $DEVLOG_TOKEN.",
    'Write -H "Authorization: Bearer $DEVLOG_API_KEY" in double quotes.',
  ),
  inText(
    "a whole key",
    `Send \`dvl_live_${"4f9KqT2n".repeat(3)}\`.`,
    "9  What looks like an API key stands here whole: whoever reads it, or its history, can use it.",
    "Revoke it first. Then write a variable in its place, or its beginning and …, and take it out of the history.",
  ),
  example(
    "a type that an operation does not answer with",
    "bash",
    `curl ${api}/projects ${key} -H "Accept: application/xml"`,
    "10  projects-list does not answer application/xml.",
    "It answers application/json, application/problem+json.",
  ),
  example(
    "a parameter that stands twice",
    "bash",
    `curl "${api}/projects?limit=1&limit=2" ${key}`,
    '10  The query parameter "limit" stands twice.',
    "Keep one of the two.",
  ),
  example(
    "a value of a parameter that is none of a list",
    "bash",
    `curl "${api}/projects?status=archivd" ${key}`,
    '10  The parameter status is "archivd", which must be one of active, archived.',
    'Did you mean "archived"?',
  ),
  example(
    "an address without quotes",
    "bash",
    `curl ${api}/projects?limit=1 ${key}`,
    `10  The address ${api}/projects?limit=1 has no quotes, and the shell reads its ? as "any character".`,
    "Put the whole address in double quotes.",
  ),
  inText(
    "an unknown path in a sentence",
    `Run \`curl ${api}/projekts\`.`,
    "9  The API has no path /projekts.",
    "Did you mean /projects?",
  ),
];

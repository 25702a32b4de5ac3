import { expect, it } from "vitest";
import { api, check, entry, fence, json, key } from "../testing/page";

const entries = `curl ${api}/worklog-entries ${key} ${json}`;

it.each([
  [
    "a variable in the single quotes of a body",
    fence("bash", `curl ${api}/projects ${key} ${json} -d '{"name": "$NAME"}'`),
    "$NAME is sent as it stands: the shell puts no variable in between single quotes.",
    `Write '"$NAME"' in its place, which leaves the single quotes for it.`,
  ],
  [
    "a variable in the single quotes of an address",
    fence("bash", `curl '${api}/repositories/$REPOSITORY_ID' ${key}`),
    "$REPOSITORY_ID is sent as it stands: the shell puts no variable in between single quotes.",
    `Write '"$REPOSITORY_ID"' in its place, which leaves the single quotes for it.`,
  ],
  [
    "a wrong path behind a host in a variable",
    fence("bash", `API=${api}; curl "$API/projekts" ${key}`),
    "The API has no path /projekts.",
    "Did you mean /projects?",
  ],
  [
    "the same where it is exported",
    fence("bash", `export API="${api}"; curl $API/projekts ${key}`),
    "The API has no path /projekts.",
    "Did you mean /projects?",
  ],
  [
    "a body from an echo",
    fence("bash", `echo '${entry.replace("title", "titel")}' | ${entries} --data @-`),
    'The body does not fit: it lacks "title".',
    "Correct the body.",
  ],
  [
    "a body from a printf",
    fence("bash", `printf '%s' '{"title": ' | ${entries} --data @-`),
    "The body is not valid JSON.",
    "Mind quotes, commas, and brackets.",
  ],
  [
    "a call in a sentence",
    `Run \`curl ${api}/projekts\`.`,
    "The API has no path /projekts.",
    "Did you mean /projects?",
  ],
  [
    "a key in another variable",
    fence("bash", `curl ${api}/projects -H "Authorization: Bearer $DEVLOG_TOKEN"`),
    "The API key is not in $DEVLOG_TOKEN.",
    'Write -H "Authorization: Bearer $DEVLOG_API_KEY" in double quotes.',
  ],
  [
    "a type that an operation does not answer with",
    fence("bash", `curl ${api}/projects ${key} -H "Accept: application/xml"`),
    "projects-list does not answer application/xml.",
    "It answers application/json, application/problem+json.",
  ],
  [
    "a parameter that stands twice",
    fence("bash", `curl "${api}/projects?limit=1&limit=2" ${key}`),
    'The query parameter "limit" stands twice.',
    "Keep one of the two.",
  ],
  [
    "an address without quotes",
    fence("bash", `curl ${api}/projects?limit=1 ${key}`),
    `The address ${api}/projects?limit=1 has no quotes, and the shell reads its ? as "any character".`,
    "Put the whole address in double quotes.",
  ],
  [
    "an address without quotes that the shell cuts in two",
    fence("bash", `curl ${api}/projects?limit=1&status=active ${key}`),
    `The address ${api}/projects?limit=1 has no quotes, and the shell reads its ? as "any character".`,
    "Put the whole address in double quotes.",
  ],
  [
    "an option of one letter that is like others",
    fence("bash", `curl -T ${api}/projects ${key}`),
    'curl has no option "-T" that the checks know.',
    "Correct it, or add it to lib/openapi/executable/curl.ts.",
  ],
])("%s is told, and that alone", async (_, text, what, cure) => {
  const { problems } = await check(text);
  expect(problems.map((found) => [found.line, found.what, found.cure])).toContainEqual([
    text.startsWith("`") ? 6 : 5,
    what,
    cure,
  ]);
  expect(new Set(problems.map((found) => found.what)).size).toBeLessThanOrEqual(/titel/.test(text) ? 2 : 1);
});

it.each([
  ["a variable that double quotes put in", `${entries} -d "{\\"title\\": \\"$TITLE\\"}"`],
  ["a variable between two texts", `${entries} -d '{"title": "'"$TITLE"'"}'`],
  ["a host in a variable", `API=${api}\ncurl "$API/projects" ${key}`],
  ["a variable that is set anew", `url=${api}/projects\nurl=$(next)\ncurl "$url" ${key}`],
  ["a body from another program", `jq -n '{title: "x"}' | ${entries} -d @-`],
  ["a body from an echo that the shell fills in", `echo "{\\"title\\": \\"$TITLE\\"}" | ${entries} -d @-`],
  ["a token of somebody who has signed in", `curl ${api}/projects -H "Authorization: Bearer $ACCESS_TOKEN"`],
  ["a key that is set before", `export DEVLOG_API_KEY=dvl_live_1\ncurl ${api}/projects ${key}`],
  ["any type", `curl ${api}/projects ${key} -H "Accept: application/json, */*;q=0.1"`],
])("%s passes", async (_, script) => expect((await check(fence("bash", script))).problems).toEqual([]));

import { callMistakes } from "./calls";
import { inFence as example, mistake } from "./mistake";
import { pageText } from "./small-site";

const api = "https://api.devlog.example/v1";
const key = '-H "Authorization: Bearer $DEVLOG_API_KEY"';

/** Calls, answers, and command lines that the API or the CLI would refuse. The code begins on line 10. */
export const exampleMistakes = [
  ...callMistakes,
  example(
    "an unknown path",
    "bash",
    `curl ${api}/project ${key}`,
    "10  The API has no path /project.",
    "Did you mean /projects?",
  ),
  example(
    "a method that the path does not take",
    "bash",
    `curl -X DELETE ${api}/projects ${key}`,
    "10  /projects takes no DELETE.",
    "It takes GET and POST. curl sends POST with --data.",
  ),
  example(
    "a parameter that is not there",
    "bash",
    `curl "${api}/projects?limits=1" ${key}`,
    '10  projects-list has no query parameter "limits".',
    "Did you mean limit?",
  ),
  example(
    "a call without a credential",
    "bash",
    `curl ${api}/projects`,
    "10  The call has no credential.",
    'Write -H "Authorization: Bearer $DEVLOG_API_KEY" in double quotes.',
  ),
  example(
    "a host that nobody knows",
    "bash",
    `curl https://api.devlog.exampel/v1/projects ${key}`,
    "10  Nobody knows the address https://api.devlog.exampel/v1/projects.",
    "Write it out: https://api.devlog.example/v1/….",
  ),
  example(
    "a body with a wrong field",
    "bash",
    `curl ${api}/projects ${key} --json '{"name": "Billing API", "kee": "billing-api"}'`,
    '10  The body does not fit: it may not have a field "kee".',
    "Correct the body.",
  ),
  example(
    "a sample of nothing",
    "json",
    '{ "id": "prj_7Qm2XcV9Lb" }',
    "9  This JSON does not say what it is an example of.",
    'Add schema="Name", response="operation-id 200", webhook="event", or schema="none: why" to the fence.',
  ),
  example(
    "a sample that does not fit",
    'json response="projects-list 200"',
    '{ "data": [], "next_cursor": null, "has_more": "no" }',
    "10  The example does not fit the API: /has_more must be boolean.",
    "Correct the example, or the API document.",
  ),
  example(
    "a sample that cannot be read",
    'json schema="Project"',
    '{\n  "id": "prj_7Qm2XcV9Lb",\n}',
    "12  This is not valid JSON: Expected double-quoted property name.",
    "Mind quotes, commas, and brackets; JSON has no comments and no dots.",
  ),
  example(
    "an unknown flag",
    "console",
    "$ devlog log 'Stream exports' --tags api",
    "10  Unknown flag --tags.",
    "Did you mean --tag?",
  ),
  example(
    "a long flag behind one hyphen",
    "console",
    "$ devlog log 'Stream exports' -tag api",
    "10  Unknown flag -tag.",
    "Did you mean --tag?",
  ),
  example(
    "an unknown command",
    "console",
    "$ devlog lgo 'Stream exports'",
    '10  Unknown command "devlog lgo".',
    'Did you mean "devlog log"?',
  ),
  example(
    "a missing argument",
    "console",
    "$ devlog project show",
    '10  "devlog project show" lacks KEY.',
    "Write devlog project show KEY.",
  ),
  example(
    "a value that is none of the list",
    "console",
    "$ devlog recap --last fortnight",
    '10  --last must be one of day, week, month, quarter, year, not "fortnight".',
    "Correct the value of --last.",
  ),
  example(
    "an error that its command does not have",
    "console",
    '$ devlog project show billing\nerror: no project has the code "billing"',
    '11  "project show" has no such message.',
    'Did you mean "error: no project has the key "billing""?',
  ),
  example(
    "an exit code of another error",
    "console",
    '$ devlog project show billing\nerror: no project has the key "billing"\n$ echo $?\n1',
    "13  That error ends with exit code 4.",
    'Write 4, or correct the "exitCode" of "error: no project has the key "billing"".',
  ),
  example(
    "flags that exclude each other",
    "console",
    "$ devlog logs --quiet --verbose",
    "10  --quiet and --verbose exclude each other.",
    "Keep one of them.",
  ),
  example(
    "a quote that is left open",
    "console",
    "$ devlog log 'Stream exports",
    "10  A shell cannot read this: unterminated single quote.",
    "Close every quote, bracket, and here-document. A text of several lines stands in a bash block, not in a console.",
  ),
  mistake(
    "an unknown command in a sentence",
    pageText("With lgo", "Run `devlog lgo`."),
    '9  Unknown command "devlog lgo".',
    'Did you mean "devlog log"?',
  ),
];

import { expect, it } from "vitest";
import { codeIn, isIdentifier, messageOf, requestIn, signsIn } from "./pasted";

it.each([
  ['{"status": 429, "code": "rate_limited"}', "rate_limited"],
  ['{"error": "invalid_grant", "error_description": "Used."}', "invalid_grant"],
  // The error's own code stands before those of its parts.
  ['{"code": "validation_failed", "errors": [{"code": "required"}]}', "validation_failed"],
  ["{'code': 'conflict'}", "conflict"],
  ['{"country_code": "us", "code": "rate_limited"}', "rate_limited"],
  ["code: 'not_found'", "not_found"],
  ["exit code 3", undefined],
  ['"code": 3', undefined],
])("%s tells the code %s", (text, code) => expect(codeIn(text)).toBe(code));

it.each([
  ["get /projects", "get", ["projects"]],
  ["/projects/{project_id}/repositories", undefined, ["projects", "{project_id}", "repositories"]],
  ["https://api.devlog.example/v1/repositories/repo_4kt8slw1gd", undefined, ["repositories", "repo_4kt8slw1gd"]],
  ["10:00 warn post /v1/worklog-entries 422", "post", ["worklog-entries"]],
  ["/v1/v2-drafts/dev1", undefined, ["v2-drafts", "dev1"]],
  ["projects?status=archived", undefined, ["projects"]],
  ["worklog-recaps/{worklog_recap_id}", undefined, ["worklog-recaps", "{worklog_recap_id}"]],
])("%s is a request", (raw, method, steps) => expect(requestIn(raw)).toEqual({ method, steps }));

it("a text without a path is no request", () => expect(requestIn("get the projects")).toBeUndefined());

it.each([
  ['error: no project has the key "billing"', "no project has the key *"],
  [
    "error: too many recaps, try again in 845 seconds (rate_limited, req_7hgt3klmpq)",
    "too many recaps, try again in * seconds",
  ],
  ["there are no entries from 2026-12-05 to 2026-12-06", "there are no entries from * to *"],
  ["error: cannot write recaps/week.md", "cannot write *"],
  ["this handle is taken.", "this handle is taken"],
  ["error: unknown flag --tags", "unknown flag *"],
  ["error: --edit needs a terminal", "--edit needs a terminal"],
  ["'devlog' is not recognized.", "devlog is not recognized"],
])("%s says as a message: %s", (key, message) => expect(messageOf(key)).toBe(message));

it.each([
  ['{"code":"rate_limited","next_cursor":null}', ["rate_limited", "next_cursor"]],
  ["devlog log --tag (or -t).", ["--tag", "-t"]],
  ["see next_cursor.", ["next_cursor"]],
  ["a plain sentence", []],
])("%s has the signs %j", (key, signs) => expect(signsIn(key)).toEqual(signs));

it.each([
  ["--tag", true],
  ["next_cursor", true],
  ["/projects", true],
  ["{{company}}", true],
  ["project.created", true],
  ["worklog:write", true],
  ["$editor", true],
  ["stand-up", false],
  ["entry", false],
  ["end.", false],
  ["--", false],
])("whether %s is an identifier: %s", (text, is) => expect(isIdentifier(text)).toBe(is));

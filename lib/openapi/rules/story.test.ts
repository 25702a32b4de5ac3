import { it } from "vitest";
import type { Json } from "../document/json";
import { create, expectFinding, op } from "../testing/broken";

const week = `${op("/worklog-entries", "get")}/responses/200/content/application~1json/examples/week/value`;

it.each<[string, string, Json, string]>([
  [
    "an id of another story",
    "/components/parameters/ProjectId/example",
    "prj_7Qm2XcV9LB",
    "prj_7Qm2XcV9LB is not of the story",
  ],
  ["a list that is not newest first", `${week}/data/0/date`, "2026-11-16", "not newest first: 2026-11-16, 2026-11-17"],
  ["a page that goes on without a cursor", `${week}/has_more`, true, "has_more is true, and next_cursor is null."],
  [
    "a change before the beginning",
    `${week}/data/0/updated_at`,
    "2026-11-01T00:00:00Z",
    "updated_at is 2026-11-01T00:00:00Z, before created_at, ",
  ],
  ["a command of another program", `${create}/x-cli`, "gh repo create", "does not begin with devlog"],
])("%s is told", (_name, at, value, what) => expectFinding(at, value, what));

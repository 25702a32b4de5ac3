import { expect, it } from "vitest";
import { namePartsOf } from "./name-parts.mjs";

it.each([
  ["worklog_recap.completed", ["worklog_", "recap.", "completed"]],
  ["Idempotency-Key", ["Idempotency-Key"]],
  ["GET /projects/{project_id}", ["GET /projects", "/{project_id}"]],
  ["and/or text/event-stream", ["and", "/or text", "/event-stream"]],
  ["https://a.example/b", ["https://a.", "example", "/b"]],
  ["DEVLOG_API_KEY", ["DEVLOG_API_KEY"]],
  ["Ends here. Begins here.", ["Ends here. Begins here."]],
  ["", [""]],
])("%j is broken into %j", (name, parts) => expect(namePartsOf(name)).toEqual(parts));

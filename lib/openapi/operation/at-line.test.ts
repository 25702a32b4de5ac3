import { expect, it } from "vitest";
import { readDocument } from "../document/read";
import { pointerAtLine } from "./at-line";

const { document } = readDocument(
  "openapi.yaml",
  `openapi: 3.2.0
info: {}
paths:
  /projects:
    parameters: []
    get:
      summary: List
      responses:
        "200": {}
    post:
      summary: Create
  "/projects/{id}":
    get:
      summary: Show
components:
  schemas: {}
`,
);

it.each([
  [2, undefined],
  [4, undefined],
  [5, undefined],
  [6, "/paths/~1projects/get"],
  [9, "/paths/~1projects/get"],
  [10, "/paths/~1projects/post"],
  [12, undefined],
  [14, "/paths/~1projects~1{id}/get"],
  [15, undefined],
  [16, undefined],
])("line %i is of the operation %s", (line, pointer) => {
  if (!document) throw new Error("The document cannot be read.");
  expect(pointerAtLine(document, line)).toBe(pointer);
});

import { expect, it } from "vitest";
import { buildContract } from "./contract";
import { findOperation } from "./find-operation";

const contract = buildContract({
  paths: {
    "/entries/{id}": { get: { operationId: "entries-get" }, delete: { operationId: "entries-delete" } },
    "/entries/latest": { get: { operationId: "entries-latest" } },
    "/{kind}/{id}": { get: { operationId: "things-get" } },
  },
});

it.each([
  ["/entries/latest", "entries-latest", {}],
  ["/entries/wle_1", "entries-get", { id: "wle_1" }],
  ["/projects/prj%2F1", "things-get", { kind: "projects", id: "prj/1" }],
])("%s leads to the operation that says most of it, %s", (path, id, values) => {
  const found = findOperation(contract, "GET", path);
  expect([found.operation?.id, Object.fromEntries(found.values ?? [])]).toEqual([id, values]);
});

it("a method that no path takes is told with those that are taken", () => {
  expect(findOperation(contract, "PUT", "/entries/latest").fault).toEqual({
    what: "/entries/latest takes no PUT.",
    cure: "It takes GET and DELETE. curl sends POST with --data.",
  });
});

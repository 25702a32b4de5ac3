import { describe, expect, it } from "vitest";
import { documentOf } from "../testing/document";
import { checkOperations, listOperations } from "./operation";
import { operationName, slugWords } from "./slugs";

const slugs = (paths: string, before = "") =>
  listOperations(documentOf(`${before}paths:\n${paths.replace(/^/gm, "  ")}`)).map(({ slug }) => slug);

describe("slugWords", () => {
  it.each([
    ["listByProject", "list-by-project"],
    ["HTTPServer", "http-server"],
    ["project.created", "project-created"],
    ["repos/list-commits", "repos-list-commits"],
    ["Créer", "creer"],
    ["日本", ""],
    ["__proto__", "proto"],
  ])("%s is %j", (name, slug) => expect(slugWords(name)).toBe(slug));
});

describe("operationName", () => {
  it.each([
    ["projects", "projects-create", "create"],
    ["Worklog entries", "worklogEntriesList", "list"],
    ["users", "users", "users"],
    ["日本", "語", "operation"],
    ["a", "a.b", "b"],
  ])("%s and %s make %s", (tag, id, name) => expect(operationName(tag, id)).toBe(name));
});

describe("listOperations", () => {
  it("takes an extension of the paths for none", () => {
    expect(slugs("/a: { get: { operationId: a } }\nx-b: { get: { operationId: b } }")).toEqual(["other/a"]);
  });

  it("orders by the document's tags, then as written", () => {
    expect(
      slugs(
        "/b: { post: { tags: [b], operationId: b-make }, get: { tags: [b], operationId: b-list } }\n/a: { get: { tags: [a], operationId: a-list } }\n/c: { get: { operationId: loose } }",
        "tags: [{ name: a }, { name: b }]\n",
      ),
    ).toEqual(["a/list", "b/make", "b/list", "other/loose"]);
  });

  it("gives what has no id an address by method and path", () => {
    expect(slugs("/a/{id}: { get: {} }")).toEqual(["other/get-a-id"]);
  });

  it("gives every operation an address of its own, the same each time", () => {
    expect(slugs("/a: { get: { operationId: x }, post: { operationId: X } }\n/b: { get: { operationId: x } }")).toEqual(
      ["other/x", "other/x-2", "other/x-3"],
    );
  });

  it.each([
    ["in a writing without ASCII", ["用户", "订单"], ["tag/x", "tag-2/y"]],
    ["with the same letters", ["Users / Admin", "users-admin"], ["users-admin/x", "users-admin-2/y"]],
    ["as what has no tag would be", ["Other", ""], ["other-2/x", "other/y"]],
  ])("keeps tags apart that are called %s", (_, [first, second], expected) => {
    const tagged = (name = "") => (name === "" ? "" : `tags: ["${name}"], `);
    const paths = `/a: { get: { ${tagged(first)}operationId: x } }\n/b: { get: { ${tagged(second)}operationId: y } }`;
    expect(slugs(paths)).toEqual(expected);
  });

  it("calls an operation by its summary, in one line", () => {
    const [operation] = listOperations(documentOf('paths:\n  /a: { get: { summary: " Lists\\n all " } }'));
    expect(operation?.title).toBe("Lists all");
  });

  it("follows a reference to a path, and knows the methods of 3.2", () => {
    expect(
      slugs(
        '/a: { $ref: "#/components/pathItems/A" }',
        "components: { pathItems: { A: { query: { operationId: find }, additionalOperations: { COPY: { operationId: copy } } } } }\n",
      ),
    ).toEqual(["other/find", "other/copy"]);
  });
});

describe("checkOperations", () => {
  it.each([
    [
      "an id that stands twice",
      "/a: { get: { operationId: x } }\n/b: { get: { operationId: X } }",
      'operationId "X": #/paths/~1a/get and #/paths/~1b/get',
    ],
    [
      "one address for two ids",
      "/a: { get: { operationId: a.b } }\n/b: { get: { operationId: a-b } }",
      "address other/a-b",
    ],
    ["no id", "/a: { get: {} }", "GET /a has no operationId"],
  ])("names %s", (_, paths, what) => {
    const [problem] = checkOperations(documentOf(`paths:\n${paths.replace(/^/gm, "  ")}`));
    expect(problem?.what).toContain(what);
    expect(problem?.line).toBeGreaterThan(5);
    expect(problem?.cure.length).toBeGreaterThan(10);
  });

  it("finds nothing wrong with one id's letters below two tags without ASCII", () => {
    const paths =
      '/a: { get: { tags: ["用户"], operationId: a.b } }\n  /b: { get: { tags: ["订单"], operationId: a-b } }';
    expect(checkOperations(documentOf(`paths:\n  ${paths}`))).toEqual([]);
  });
});

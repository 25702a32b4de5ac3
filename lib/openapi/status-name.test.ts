import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { statusLine } from "./status-name";

describe("a status has the name that RFC 9110 gives it", () => {
  it.each([
    ["200", "200 OK"],
    ["413", "413 Content Too Large"],
    ["422", "422 Unprocessable Content"],
    ["799", "799"],
  ])("%s: %s", (status, line) => expect(statusLine(status)).toBe(line));
});

it("nobody else asks Node, whose names are older", () => {
  const files = ["app", "components", "lib"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file)),
  );
  const asking = files.filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && /\bSTATUS_CODES\b/.test(readFileSync(file, "utf8")),
  );
  expect(asking).toEqual(["lib/openapi/status-name.ts"]);
});

it("the pages write no older name", () => {
  const pages = readdirSync("content", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".mdx"));
  const older = /\bPayload Too Large\b|\bUnprocessable Entity\b/;
  expect(pages.filter((file) => older.test(readFileSync(path.join("content", file), "utf8")))).toEqual([]);
});

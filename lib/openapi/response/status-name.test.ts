import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { listFiles } from "@/lib/files/list";
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
  const asking = ["app", "components", "lib"].flatMap((folder) =>
    listFiles(folder, /(?<!\.test)\.tsx?$/).filter((file) => fits(/\bSTATUS_CODES\b/, folder, file)),
  );
  expect(asking).toEqual(["openapi/response/status-name.ts"]);
});

it("the pages write no older name", () => {
  const older = /\bPayload Too Large\b|\bUnprocessable Entity\b/;
  expect(listFiles("content", /\.mdx$/).filter((file) => fits(older, "content", file))).toEqual([]);
});

const fits = (pattern: RegExp, ...parts: string[]) => pattern.test(readFileSync(path.join(...parts), "utf8"));

import { expect, it } from "vitest";
import { readMessage } from "./http-message";

it("a message has fields up to an empty line, and a body behind it", () => {
  const { first, fields, body } = readMessage("HTTP/1.1 200 OK\nDate: today \n\n{\n\n}\n");
  expect(first).toBe("HTTP/1.1 200 OK");
  expect(fields).toEqual([{ name: "Date", value: "today", line: 2 }]);
  expect(body).toEqual({ text: "{\n\n}", before: 3 });
});

it("fields may stand alone", () => {
  const { first, fields, body } = readMessage("Retry-After: 4");
  expect(first).toBe("");
  expect(fields).toEqual([{ name: "Retry-After", value: "4", line: 1 }]);
  expect(body.text).toBe("");
});

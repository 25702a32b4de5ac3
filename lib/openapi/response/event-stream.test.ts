import { describe, expect, it } from "vitest";
import { parseEventStream } from "./event-stream";

describe("parseEventStream", () => {
  it.each([
    ["an event", "id: 1\nevent: a\ndata: x\n\n", [{ id: "1", event: "a", data: "x" }]],
    ["several", "data: x\n\ndata: y\n\n", [{ data: "x" }, { data: "y" }]],
    ["lines of data, joined", "data: x\ndata: y\n\n", [{ data: "x\ny" }]],
    ["one space after the colon, no more", "data:  x\ndata:y\n\n", [{ data: " x\ny" }]],
    ["a colon in the data", 'data: {"a":1}\n\n', [{ data: '{"a":1}' }]],
    ["a field without a value", "data\n\n", [{ data: "" }]],
    ["other line ends and a byte order mark", "\uFEFFdata: x\r\n\r\ndata: y\r\r", [{ data: "x" }, { data: "y" }]],
    ["retry as a number", "retry: 3000\ndata: x\n\n", [{ retry: 3000, data: "x" }]],
    ["no comment", ": keep-alive\n\ndata: x\n: more\n\n", [{ data: "x" }]],
    ["no unknown field, no retry in words", "foo: 1\nretry: soon\ndata: x\n\n", [{ data: "x" }]],
    ["no event without data", "event: a\n\n", []],
    ["no event without its end", "data: x\n\ndata: y\n", [{ data: "x" }]],
  ])("reads %s", (_name, text, events) => expect(parseEventStream(text)).toEqual(events));
});

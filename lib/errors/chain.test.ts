import { describe, expect, it } from "vitest";
import { isLoadError, messageChain } from "./chain";

describe("messageChain", () => {
  it("lists causes, outermost first", () => {
    const error = new Error("outer", { cause: new Error("middle", { cause: new Error("inner") }) });
    expect(messageChain(error)).toEqual(["outer", "middle", "inner"]);
  });

  it("survives a cause that goes in a circle", () => {
    const error = new Error("a");
    error.cause = new Error("b", { cause: error });
    expect(messageChain(error)).toEqual(["a", "b"]);
  });

  it("survives endless causes", () => {
    let error = new Error("0");
    for (let depth = 1; depth < 500; depth += 1) error = new Error(String(depth), { cause: error });
    expect(messageChain(error)).toHaveLength(20);
  });

  const circular: Record<string, unknown> = {};
  circular.self = circular;
  it.each([
    ["a string", "text", "text"],
    ["a number", 42, "42"],
    ["an object", { a: 1 }, '{"a":1}'],
    ["an object with a message", { message: "said" }, "said"],
    ["an object whose message is no text", { message: 42 }, '{"message":42}'],
    ["nothing", undefined, "Unknown error"],
    ["null", null, "Unknown error"],
    ["a function", () => {}, "() => {}"],
    ["a circle", circular, "Unknown error"],
    ["an error without message", new TypeError(), "TypeError"],
  ])("gives words for %s", (_, thrown, message) => expect(messageChain(thrown)).toEqual([message]));
});

describe("isLoadError", () => {
  it.each([
    ["a script that is missing", Object.assign(new Error("x"), { name: "ChunkLoadError" })],
    ["a script that is missing, in words", new Error("Failed to load chunk /_next/static/chunks/a.js")],
    ["a payload that ended too early", new Error("Connection closed.")],
    ["a line that broke off, in Chromium", new TypeError("network error")],
    ["a line that broke off, in Firefox", new TypeError("Error in input stream")],
    ["a line that broke off, in Safari", new TypeError("Load failed")],
  ])("knows %s", (_, error) => expect(isLoadError(error)).toBe(true));

  it.each([
    ["another error", new Error("other")],
    ["an error that only speaks of one", new Error("We had a network error yesterday")],
    ["a text", "ChunkLoadError"],
  ])("does not take %s for one", (_, error) => expect(isLoadError(error)).toBe(false));
});

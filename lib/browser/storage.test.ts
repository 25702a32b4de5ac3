// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readStored, readVisit, writeStored, writeVisit } from "./storage";

const isNumbers = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isFinite);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => vi.unstubAllGlobals());

it("keeps a choice", () => {
  writeStored("tab.os", "linux");
  expect(readStored("tab.os")).toBe("linux");
  expect(readStored("tab.language")).toBeUndefined();
});

describe("what is kept for a visit", () => {
  it("comes back if it has the shape", () => {
    writeVisit("top", [1, 2]);
    expect(readVisit("top", isNumbers)).toEqual([1, 2]);
  });

  it.each(["", "{", "null", '"text"', '{"length":1}', '["a"]'])("is ignored where it is %j", (text) => {
    sessionStorage.setItem("top", text);
    expect(readVisit("top", isNumbers)).toBeUndefined();
  });
});

it("survives blocked storage", () => {
  const blocked = new Proxy(
    {},
    {
      get: () => () => {
        throw new Error("SecurityError");
      },
    },
  );
  vi.stubGlobal("localStorage", blocked);
  vi.stubGlobal("sessionStorage", blocked);
  writeStored("a", "b");
  writeVisit("a", 1);
  expect(readStored("a")).toBeUndefined();
  expect(readVisit("a", isNumbers)).toBeUndefined();
});

it("keeps every choice that cannot be stored for what puts them back (components/boot/restore.ts)", () => {
  vi.stubGlobal("localStorage", undefined);
  vi.stubGlobal("docs", {});
  writeStored("tab.os", "linux");
  writeStored("tab.language", "go");
  expect(window.docs?.unstored).toEqual({ "tab.os": "linux", "tab.language": "go" });
});

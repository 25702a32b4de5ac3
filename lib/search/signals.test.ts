import { expect, it } from "vitest";
import type { Kind } from "./kinds";
import { readQuery } from "./query";
import { signed, wanted } from "./signals";

const record = (kind: Kind, parent?: number) => ({ page: 0, id: "", title: "", parent, kind, names: [] });

it("who names a section of the site wants its operations and commands, and then what else it has", () => {
  const query = readQuery("list projects api");
  const operation = wanted(record("Operation"), "api", query);
  const section = wanted(record("Guide", 0), "api", query);
  expect([operation > section, section > 0]).toEqual([true, true]);
  expect(wanted(record("Operation"), "api", readQuery("list projects"))).toBe(0);
  expect(wanted(record("Guide"), "docs", query)).toBe(0);
});

it("what an event is called answers those alone who ask for one", () => {
  const event = (text: string) => wanted(record("Event", 0), "api", readQuery(text));
  expect(event("create a project")).toBeLessThan(0);
  expect(event("webhook events")).toBeLessThan(0);
  expect(event("project created webhook")).toBe(0);
  expect(event("project.created")).toBe(0);
});

it("a status means its error, and two statuses what sets them apart", () => {
  const error = { ...record("Error"), id: "not_found", title: "not_found" };
  const meant = (text: string) => signed(error, ["not_found", "404"], readQuery(text));
  expect(meant("why 404")).toBeGreaterThan(0);
  expect(meant("403 or 404")).toBe(0);
});

it("a line that begins with a command asks for its page, and for no other's", () => {
  const asked = (text: string, name: string, parent?: number) =>
    signed(record("Command", parent), [name], readQuery(text)) > 0;
  expect(asked("devlog log --json", "devlog log")).toBe(true);
  expect(asked("devlog log --json", "devlog logs")).toBe(false);
  expect(asked("devlog logs --json", "devlog log")).toBe(false);
  expect(asked("devlog log --json", "devlog log", 0)).toBe(false);
});

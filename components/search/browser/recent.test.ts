// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { clearSearches, keepSearch, recentSearches } from "./recent";

beforeEach(() => localStorage.clear());

test.each([
  ["what was kept", '["snooze","cover letter"]', ["snooze", "cover letter"]],
  ["five at most", '["aa","bb","cc","dd","ee","ff"]', ["aa", "bb", "cc", "dd", "ee"]],
  ["nothing that is no text", '["aa",1,null,["bb"],{"length":3}]', ["aa"]],
  ["nothing long, and nothing pasted", JSON.stringify(["a".repeat(81), '{"code":"conflict"}', "a", "ok"]), ["ok"]],
  ["nothing of a map", '{"0":"aa","length":1}', []],
  ["nothing of what is broken", "[[[", []],
  ["nothing of nothing", undefined, []],
])("%s is offered again", (_what, stored, recent) => {
  expect(recentSearches(stored)).toEqual(recent);
});

test.each([
  ["last first", ["aa", "bb"], ["bb", "aa"]],
  ["once, however it is typed", ["aa", "bb", " AA\n "], ["AA", "bb"]],
  ["once, however it was typed", ["AA", "bb", "aa"], ["aa", "bb"]],
  ["on one line", ["a \n  b \t c"], ["a b c"]],
  ["five at most", ["aa", "bb", "cc", "dd", "ee", "ff"], ["ff", "ee", "dd", "cc", "bb"]],
  ["if it is no more than a search", ["a".repeat(80), "b".repeat(81), "c", "{}"], ["a".repeat(80)]],
])("what led somewhere is kept %s", (_how, texts, recent) => {
  for (const text of texts) keepSearch(text);
  expect(JSON.parse(localStorage.getItem("search.recent") ?? "")).toEqual(recent);
  clearSearches();
  expect(recentSearches()).toEqual([]);
});

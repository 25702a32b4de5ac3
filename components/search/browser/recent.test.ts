import { expect, test } from "vitest";
import { recentSearches } from "./recent";

test.each([
  ["what was kept", '["snooze","cover letter"]', ["snooze", "cover letter"]],
  ["five at most", '["aa","bb","cc","dd","ee","ff"]', ["aa", "bb", "cc", "dd", "ee"]],
  ["nothing that is no text", '["aa",1,null,["bb"],{"length":3}]', ["aa"]],
  ["nothing long, and nothing pasted", JSON.stringify(["a".repeat(81), '{"code":"conflict"}', "ok"]), ["ok"]],
  ["nothing of a map", '{"0":"aa","length":1}', []],
  ["nothing of what is broken", "[[[", []],
  ["nothing of nothing", undefined, []],
])("%s is offered again", (_what, stored, recent) => {
  expect(recentSearches(stored)).toEqual(recent);
});

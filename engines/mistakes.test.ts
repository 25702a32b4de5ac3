import { expect, test } from "vitest";
import { mistakes } from "./mistakes";
import { parts } from "./stories";

test.each(mistakes)("$name: there is one story to catch it", ({ caughtBy: [part, story] }) => {
  expect(parts[part]?.filter(({ name }) => name.startsWith(story))).toHaveLength(1);
});

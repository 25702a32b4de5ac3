import { expect, it, vi } from "vitest";
import type { Tab } from "./browser";
import { until } from "./page";

const untilAsked = (answer: () => Promise<unknown>) =>
  until({ evaluate: answer } as unknown as Tab, "the title", "A", () => "A");

it("a page is asked until it answers as expected, also while it is being left", async () => {
  const answers = [() => Promise.reject(new Error("no such window")), async () => "B", async () => "A"];
  await untilAsked(() => answers.shift()?.() ?? Promise.reject(new Error("It is asked no more.")));
  expect(answers).toEqual([]);
});

it.each([
  ["what it saw last", async () => "B", 'the title: expected "A", saw "B"'],
  [
    "that there was no answer, which is nothing that was seen",
    () => Promise.reject(new Error("no such window")),
    'the title: expected "A", had no answer: no such window',
  ],
])("whoever has lost patience says %s", async (_, answer, words) => {
  const now = vi.spyOn(performance, "now").mockReturnValueOnce(0).mockReturnValue(10_000);
  await expect(untilAsked(answer)).rejects.toThrow(words);
  now.mockRestore();
});

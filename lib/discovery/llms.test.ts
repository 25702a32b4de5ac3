import { expect, it } from "vitest";
import { llmsText } from "./llms";

it("writes title, summary, notes, and a list of links for each group that has any", () => {
  const link = { title: "devlog log", url: "https://x.example/docs/log.md", description: "Creates an entry." };
  const index = {
    title: "Devlog",
    summary: "What it is.",
    notes: ["How to use it."],
    groups: [
      { title: "Commands", links: [link, { ...link, title: "a [b]" }] },
      { title: "Empty", links: [] },
    ],
  };
  expect(llmsText(index)).toBe(`# Devlog

> What it is.

How to use it.

## Commands

- [devlog log](https://x.example/docs/log.md): Creates an entry.
- [a \\[b\\]](https://x.example/docs/log.md): Creates an entry.
`);
});

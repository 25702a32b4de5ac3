import { expect, it } from "vitest";
import { compileText } from "./compile";

const read = async (text: string) => {
  const { problems } = await compileText("content/a.mdx", text);
  return problems.map(({ line, column, what, cure }) => `${line}:${column} ${what} ${cure}`);
};

const steps = (start: string) => `Text.\n\n${start}\n\nText.\n\n</Tab>`;

// The whole message of each: lib/mistakes/drafts.ts.
it.each([
  ["curly quotes", "<Tab label=“App”>", '3:12 The value of label has a curly quote (“). Write label="App".'],
  ["single ones", "<Tab label=‘App’>", '3:12 The value of label has a curly quote (‘). Write label="App".'],
  ["curly quotes around words", "<Tab label=“The app”>", 'Write label="The app".'],
  ["of the second attribute", '<Tab id="a" label=“App”>', "3:19 The value of label has a curly quote (“)."],
  ["a curly one, then a straight one", '<Tab label=“App">', 'Write label="App".'],
  ["none", "<Tab label=App>", '3:12 The value of label has no quotes. Write label="App".'],
  [
    "a straight one, then a curly one",
    '<Tab label="App”>',
    '3:6 The value of label has no second quote, which is a straight one. Write label="App".',
  ],
  ["no second one", '<Tab label="App>', 'Write label="App".'],
  ["no second one of the second attribute", '<Tab id="a" label="App>', "3:13 The value of label has no second quote"],
  ["an expression that is none", "<Tab label={>", "Put braces in backticks"],
])("%s is told as what it is", async (_, start, says) => {
  const [told, ...others] = await read(steps(start));
  expect(told).toContain(says);
  expect(others).toEqual([]);
});

import { expect, it } from "vitest";
import { parseTerminal } from "./terminal.mjs";

const kinds = (code: string) => parseTerminal(code).map(({ kind, text }) => `${kind}: ${text}`);

it("tells commands from output", () => {
  expect(kinds("$ devlog logs\nDATE  TITLE\n\n$ devlog log x")).toEqual([
    "command: devlog logs",
    "output: DATE  TITLE",
    "output: ",
    "command: devlog log x",
  ]);
});

it("continues a command over its backslashes, and no further", () => {
  expect(kinds("$ devlog log x \\\n  --tag a \\\n  --tag b\nCreated")).toEqual([
    "command: devlog log x \\",
    "continuation:   --tag a \\",
    "continuation:   --tag b",
    "output: Created",
  ]);
});

it("continues no command over a backslash within it", () =>
  expect(kinds("$ dir C:\\notes\ninbox.md")).toEqual(["command: dir C:\\notes", "output: inbox.md"]));

it("takes a dollar inside a line as output", () => expect(kinds("costs $ 5")).toEqual(["output: costs $ 5"]));

import { expect, it } from "vitest";
import { checkMessages } from "./check-messages";
import { loadCli } from "./load";
import type { Cli } from "./types";

const cli = loadCli().cli as Cli;
const check = (text: string, lang = "console") => checkMessages({ lang, text }, cli);
const taken = 'error: the key "billing" is taken (conflict, req_3RzN6yPdUa)';

it.each([
  ["a message with other values", `$ devlog project create Billing\n${taken}\n$ echo $?\n1`],
  ["one of several lines", `$ devlog project create Billing \\\n  --key billing\n${taken}`],
  ["the message of the last program", `$ devlog logs --json | devlog project create Billing\n${taken}`],
  ["another path", "$ devlog recap --out a/b.md\nerror: cannot write a/b.md\n$ echo $?\n1"],
  ["another number", "$ devlog logs --limit 101\nerror: --limit must be 1 to 100, not 101"],
  ["another's message", "$ git push\nerror: failed to push some refs"],
  ["a code of another command", `$ devlog project create Billing\n${taken}\n$ true\n$ echo $?\n0`],
])("%s is right", (_, text) => expect(check(text)).toEqual([]));

it("is said of a terminal alone", () => expect(check(`$ devlog log\n${taken}`, "text")).toEqual([]));

it.each([
  ["devlog log Text", taken, 'Write one of its messages, or add this one to the "errors" of the command.'],
  ["devlog project create A", taken.replace("taken", "token"), 'Did you mean "error: the key'],
  ["devlog logs --limit 101", "error: --limit must be 1 to 100, is 101", 'Did you mean "error: --limit must be 1'],
])("of %s, %j is no message", (typed, said, cure) => {
  const [fault, ...others] = check(`$ ${typed}\n${said}`);
  expect(others).toEqual([]);
  const path = /devlog ((?:project )?\w+)/.exec(typed)?.[1];
  expect(fault).toMatchObject({ line: 2, what: `"${path}" has no such message.` });
  expect(fault?.cure).toContain(cure);
});

it("a code that is not that of the message is told on its line", () =>
  expect(check('$ devlog project show billing\nerror: no project has the key "billing"\n$ echo $?\n1')).toEqual([
    {
      line: 4,
      what: "That error ends with exit code 4.",
      cure: 'Write 4, or correct the "exitCode" of "error: no project has the key "billing"".',
    },
  ]));

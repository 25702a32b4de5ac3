import { expect, it } from "vitest";
import { listCommands } from "./commands";
import { slipOf } from "./slips";

const read = (script: string) =>
  listCommands(script)
    .commands.map(slipOf)
    .flatMap((fault) => (fault ? `${fault.line} ${fault.what} ${fault.cure}` : []));

it.each([
  "npm install\nA=1 git log\nexport A=1 B\nexport A B=\nA=1",
  "set -euo pipefail\nset -- a=1",
  "[ a = b ] && [[ a == b ]] && test a = b",
  "Rscript a.R; ./Git; MyTool a = 1 || echo Git",
  "$EDITOR a\n$HOME/bin/run",
])("may be run: %j", (script) => expect(read(script)).toEqual([]));

it.each([
  ["ls\nNpm install", '2 "Npm" is no program: a shell minds capitals. Write npm.'],
  ["cat a | Sudo tee b", '1 "Sudo" is no program: a shell minds capitals. Write sudo.'],
  ['export KEY = "a"', "1 A shell does not set KEY here: a space stands before its =. Write KEY=… without spaces."],
  ["export KEY =a", "1 A shell does not set KEY here: a space stands before its =. Write KEY=… without spaces."],
  ["KEY = a", "1 A shell does not set KEY here: a space stands before its =. Write KEY=… without spaces."],
  ['$KEY="a b"', "1 A shell sets no $KEY: the $ asks for its value. Write KEY=…"],
  ["set KEY=a", '1 "set" sets no variable in this shell. Write export KEY=…'],
])("is told: %j", (script, says) => expect(read(script)).toEqual([says]));

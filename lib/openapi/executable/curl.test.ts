import { describe, expect, it } from "vitest";
import { listCommands } from "@/lib/shell/commands";
import { readCurl } from "./curl";

function read(script: string) {
  const [command] = listCommands(script).commands;
  if (!command) throw new Error("No command.");
  return readCurl(command);
}

describe("several options with data", () => {
  it.each([
    ["curl a -d x=1", "x=1", undefined],
    ["curl a -d x=1 --data y=2 --data-raw @z", "x=1&y=2&@z", undefined],
    [`curl a --json '{"a":' --json '1}'`, '{"a":1}', undefined],
    ["curl a -d @file", undefined, "file"],
    ["curl a -d x=1 -d @file", undefined, undefined],
    ["curl a -d @- -d y=2 <<'END'\nx=1\nEND", "x=1\n&y=2", undefined],
  ])("%s send one body", (script, text, file) => {
    const { call, faults } = read(script);
    expect(call).toMatchObject({ method: "POST", body: { text, file, line: 1 } });
    expect(call.headers.length).toBeLessThan(2);
    expect(faults).toEqual([]);
  });
});

it.each(["curl a -F file=@x", "curl a -Ffile=@x", "curl a --form file=@x"])(
  "%s is told: its parts are not read",
  (script) => {
    const { call, faults } = read(script);
    expect(call).toMatchObject({ method: "POST", url: "a" });
    expect(faults).toEqual([{ line: 1, what: expect.stringMatching(/parts of a form/), cure: expect.any(String) }]);
  },
);

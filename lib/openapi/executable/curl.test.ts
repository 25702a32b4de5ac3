import { describe, expect, it } from "vitest";
import { listAssignments, listCommands } from "@/lib/shell/commands";
import { readCurl } from "./curl";
import { open } from "./filled-text";

function read(script: string) {
  const [command] = listCommands(script).commands;
  if (!command) throw new Error("No command.");
  return readCurl(command, listAssignments(script));
}

describe("several options with data", () => {
  it.each([
    ["curl a -d x=1", "x=1", undefined],
    ["curl a -d x=1 --data y=2 --data-raw @z", "x=1&y=2&@z", undefined],
    [`curl a --json '{"a":' --json '1}'`, '{"a":1}', undefined],
    ["curl a -d @file", undefined, "file"],
    ["curl a -d x=1 -d @file", undefined, undefined],
    ["curl a -d @- -d y=2 <<'END'\nx=1\nEND", "x=1\n&y=2", undefined],
    ["curl a -d @- <<END\nx=$x\nEND", `x=${open}\n`, undefined],
    ['curl a -d @- <<< "x=$x"', `x=${open}`, undefined],
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

it.each(["curl a b", "curl a -s b", "curl a --url b", "curl --url a b"])(
  "%s is told: only one address is read",
  (script) => {
    const what = 'A second address of one curl, "b": the checks read one.';
    expect(read(script).faults).toEqual([{ line: 1, what, cure: "Write a curl of its own for it." }]);
  },
);

it("what follows from an option that nobody knows is not told", () => {
  expect(read("curl --proxi b a").faults).toHaveLength(1);
});

it.each([
  ["curl -G a -d x=1", "a?x=1"],
  ["curl 'a?w=0' -d x=1 -d y=2 --get", "a?w=0&x=1&y=2"],
  ["curl -G a --data-urlencode 'x=1 2' -d y=2", "a?y=2&x=1%202"],
  [`curl -G a --data-urlencode "x=/$x" -d @file`, `a?${open}&x=${open}`],
  ["curl -G a", "a"],
])("%s asks with its data in the query", (script, url) => {
  expect(read(script).call).toMatchObject({ method: "GET", url, body: undefined, form: [] });
});

it.each([
  ["a=b\ncurl $a", "b"],
  [`a=b\ncurl \${a:-c}`, "b"],
  [`a=b/\ncurl \${a%/}/c`, `${open}/c`],
  [`a=b\ncurl \${#a}/c`, `${open}/c`],
  ["curl $optional a", "a"],
])("%j asks for what its variables make of it", (script, url) => expect(read(script).call.url).toBe(url));

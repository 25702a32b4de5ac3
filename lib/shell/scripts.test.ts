import { describe, expect, it } from "vitest";
import { listRuns, scriptsOf } from "./scripts";

describe("the run steps of a workflow, each with its line", () => {
  it.each([
    ["a plain one", "steps:\n  - name: devlog logs\n    run: devlog logs\n", [["devlog logs", 3]]],
    ["one in quotes", 'steps:\n  - run: "devlog log \\"Fix\\" --tag x"\n', [['devlog log "Fix" --tag x', 2]]],
    [
      "two that begin alike",
      "steps:\n  - run: |\n      set -e\n      a\n  - run: |\n      set -e\n      b\n",
      [
        ["set -e\na\n", 3],
        ["set -e\nb\n", 6],
      ],
    ],
    ["a folded one", "steps:\n  - run: >\n      devlog log\n      x\n", [["devlog log x\n", 3]]],
    ["none", "steps: []\n", []],
    ["what is no YAML", "steps: [\n  - run: devlog logs\n", []],
    ["what is no text, or has a name that is none", "run: { a: 1 }\njobs: { run: 5 }\n[run]: a\n", []],
  ])("%s", (_, text, scripts) => {
    expect(scriptsOf({ lang: "yaml", text }).map(({ text, line }) => [text, line])).toEqual(scripts);
  });
});

it.each([
  ["$KEY | devlog auth login --api-key", [["devlog auth login --api-key", 1]]],
  ["$env:A = 1\n  devlog logs", [["devlog logs", 2]]],
  ["devlog", [["devlog", 1]]],
  [
    "devlog log a `\n  --tag b\ndevlog logs",
    [
      ["devlog log a \\\n  --tag b", 1],
      ["devlog logs", 3],
    ],
  ],
  ["devlog lgo | ConvertFrom-Json", [["devlog lgo", 1]]],
  ["devlog lgo |\n  Out-Null", [["devlog lgo", 1]]],
  ["$x = devlog lgo", [["devlog lgo", 1]]],
  [
    "$env:A += devlog lgo | b",
    [
      ["devlog lgo", 1],
      ["b", 1],
    ],
  ],
  [
    "$a | `\n  b | `\n  devlog lgo",
    [
      ["b", 2],
      ["devlog lgo", 3],
    ],
  ],
  ["devlog log 'a | b' --tagz x", [["devlog log 'a | b' --tagz x", 1]]],
  ['devlog log "a `"| b" `| # It\'s | c', [['devlog log "a \\"| b" \\|', 1]]],
  ["devlog log 'Wait for it'", [["devlog log 'Wait for it'", 1]]],
  ["devlog logs do if select", [["devlog logs do if select", 1]]],
  ["$a | select devlog", []],
  ["function devlog\n{ $a\n}", []],
  ["# a | devlog lgo", []],
  ["& devlog a", [["devlog a", 1]]],
  ["$x = @(devlog lgo | b)", []],
  ["devlog log @(a | b)", []],
  ["$a | % { $_ | devlog log - }", []],
  ["$x = if ($true) { devlog lgo }", []],
  ["(devlog logs).Count", []],
  ["Get-Item devlog", []],
  ["if ($true) { devlog logs }\nforeach ($a in $b) { devlog log $a }", []],
])("of PowerShell, a program and its words are read: %j", (text, scripts) => {
  const read = scriptsOf({ lang: "powershell", text });
  expect(read.map(({ text, line }) => [text, line])).toEqual(scripts);
});

it("a script is read whole", () =>
  expect(scriptsOf({ lang: "bash", text: "a\nb" })).toEqual([{ text: "a\nb", line: 1 }]));

it("of a terminal, commands are read, each with the lines that continue it", () => {
  const text = "over\n$ a \\\n  b\nout\n$ c";
  expect(scriptsOf({ lang: "console", text })).toEqual([
    { text: "a \\\n  b", line: 2 },
    { text: "c", line: 5 },
  ]);
});

describe("a program is run", () => {
  it.each([
    ["alone", "devlog a; b", [["a"]]],
    ["behind sudo and its flags", "sudo -n devlog a", [["a"]]],
    [
      "behind flags with values",
      "sudo -u ci devlog a; env -u B devlog c; timeout -s INT 5 devlog d",
      [["a"], ["c"], ["d"]],
    ],
    [
      "of a package that a flag names",
      "npx -p @devlog/cli devlog a; npx --package=@devlog/cli devlog b",
      [["a"], ["b"]],
    ],
    ["behind env, with variables", "env A-B=1 devlog a", [["a"]]],
    [
      "behind another wrapper",
      "time devlog a; command devlog b; exec devlog c; nohup devlog d",
      [["a"], ["b"], ["c"], ["d"]],
    ],
    ["by xargs, which adds words", "x | xargs -n 12 devlog a", [["a", "$@"]]],
    ["by xargs, for each", "x | xargs -I {} devlog a b{}", [["a", "b{}"]]],
    ["by xargs, for each of another sign", "x | xargs -0 -I% devlog a %", [["a", "%"]]],
    ["by its path", "./devlog a; /usr/local/bin/devlog b", [["a"], ["b"]]],
    ["by its package", "npx @devlog/cli a; npx -y @devlog/cli@0.1.0 b; npx devlog-cli c", [["a"], ["b"]]],
    [
      "by another shell",
      "bash -c 'cd x; devlog a'; sh -lc \"devlog b\"; bash devlog c; bash -c devlog",
      [["a"], ["b"]],
    ],
    ["again and again", "watch -n 5 devlog a; watch 'devlog b'; timeout 5s devlog c", [["a"], ["b"], ["c"]]],
    ["never as another's word", "sudo mv devlog a; sudo x-y devlog; sudo 1a devlog; sudo {}a devlog; echo devlog", []],
  ])("%s", (_, script, runs) => {
    const found = listRuns(script, "devlog").runs;
    expect(found.map(({ args }) => args.map(({ value }) => value))).toEqual(runs);
    for (const { name } of found) expect(name).toBe("devlog");
  });

  it("in capitals, as it is written", () => {
    const { runs } = listRuns("Devlog a; ./Devlog b; npx Devlog c", "devlog");
    expect(runs.map(({ name, args }) => [name, args.length])).toEqual([["Devlog", 1]]);
  });

  it("by another shell, in its line", () => {
    const [run] = listRuns("ls\nbash -c 'cd x\ndevlog a'", "devlog").runs;
    expect([run?.line, run?.args[0]?.line]).toEqual([3, 3]);
  });

  it("by xargs with words that the shell expands, in a number that nobody knows", () => {
    const [run] = listRuns("\nxargs devlog", "devlog").runs;
    const piece = { kind: "expansion", text: "$@", variable: "@", isQuoted: false };
    expect(run?.args).toEqual([{ text: "$@", value: "$@", pieces: [piece], line: 2 }]);
  });
});

it.each(["xargs -I {} devlog a b{}", "xargs -I% devlog a b%"])("%s gives the shell's word for its sign", (script) => {
  const [run] = listRuns(script, "devlog").runs;
  expect(run?.args.map(({ pieces }) => pieces.map(({ kind }) => kind))).toEqual([["text"], ["expansion"]]);
});

it("a script that does not have the program is not read", () =>
  expect(listRuns("a 'b", "devlog")).toEqual({ runs: [], errors: [] }));

import { describe, expect, it } from "vitest";
import { listCommands } from "./commands";

const wordsOf = (script: string) => listCommands(script).commands[0]?.args ?? [];
const commandsOf = (script: string) =>
  listCommands(script).commands.map(({ name, args }) => [name, ...args.map(({ value }) => value)]);

describe("listCommands finds", () => {
  it.each<[string, string, string[][]]>([
    ["a command with continued lines", "a -x \\\n  --y=1", [["a", "-x", "--y=1"]]],
    ["each side of a pipe", "a | b -r .id", [["a"], ["b", "-r", ".id"]]],
    [
      "the inside of a substitution",
      'X=$(a 1)\nb "$(c 2)"',
      [
        ["a", "1"],
        ["b", "$(c 2)"],
        ["c", "2"],
      ],
    ],
    [
      "conditions, loops and cases",
      "if a; then b; fi; while c; do d; done\ncase x in 1) e ;; esac",
      [["a"], ["b"], ["c"], ["d"], ["e"]],
    ],
    ["quoted words", `a 'b c' "d e" f\\ g $'h\\'i' j"k"'l'`, [["a", "b c", "d e", "f g", "h'i", "jkl"]]],
    ["nothing in a comment", "# a b\nc", [["c"]]],
  ])("%s", (_, script, expected) => expect(commandsOf(script)).toEqual(expected));
});

describe("a word", () => {
  it("tells what the shell expands from what stands there", () => {
    const [double, single, bare] = wordsOf(`a "Bearer $KEY" 'Bearer $KEY' \${ID}`);
    expect(double?.pieces).toEqual([
      { kind: "text", text: "Bearer " },
      { kind: "expansion", text: "$KEY", variable: "KEY", isQuoted: true },
    ]);
    expect(single?.pieces).toEqual([{ kind: "text", text: "Bearer $KEY" }]);
    expect(bare?.pieces).toEqual([{ kind: "expansion", text: `\${ID}`, variable: "ID", isQuoted: false }]);
  });

  it("knows its line", () => {
    const script = "\na b \\\n  'c\nd' e";
    expect(listCommands(script).commands[0]?.line).toBe(2);
    expect(wordsOf(script).map(({ line }) => line)).toEqual([2, 3, 4]);
  });
});

it("a command has its environment and what it reads", () => {
  const { commands } = listCommands("A=1 B='x y' c -d @- <<'END'\n{\"e\": 1}\nEND\nf <<<text");
  expect(commands[0]).toMatchObject({
    environment: [
      { name: "A", value: "1" },
      { name: "B", value: "x y" },
    ],
    input: { value: '{"e": 1}\n', line: 2 },
  });
  expect(commands[1]?.input?.value).toBe("text");
  expect(listCommands("a <<-END\n\ttext\n\tEND\nb <<A <<B\n1\nA\n2\nB").errors).toEqual([]);
});

it.each([
  ["a quote left open", "a\nb 'c", 2],
  ["a substitution left open", "a $(b", 1],
  ["an if left open", "if a; then b", 1],
  ["a here-document without its end", "a\nb <<'END' | c\ntext\n END", 2],
  ["that of a loop", "while read -r a; do b; done <<-END\ntext", 1],
])("%s is an error with its line", (_, script, line) => {
  expect(listCommands(script).errors[0]).toMatchObject({ line });
});

import { expect, it } from "vitest";
import { brokenCode } from "./broken-code";

const check = (lang: string, text: string, meta = "") =>
  brokenCode({ lang, meta, text, line: 3 }).map(({ line, what }) => `${line} ${what}`);

it.each([
  ["bash", "if ls; then\n  ls 'a\nb'\nfi"],
  ["bash", "git clone <url>\ncd <folder>"],
  ["bash", "ls \\\n  -l \\\n  -a\n# done"],
  ["bash", "--tag api"],
  ["bash", "ls\n\n--tag api"],
  ["bash", "  --tag api\n  --limit 5"],
  ["console", "$ mytool --help\n  --tag <name>  A tag"],
  ["console", "$ cat flags.txt\n  --tag api"],
  ["bash", "cat <<'EOF'\nit's\nEOF"],
  ["bash", "ls 'a\\b'\n--tag api"],
  ["console", "$ ls\nit's \\\n--all\n$ git log"],
  ["powershell", "if ('a' {"],
  ["powershell", "ls `\n  -Force\ncd \\\nls"],
  ["text", "it's"],
  ["yaml", `on:\n  push:\nsteps:\n  - run: ls\n    with: \${{ secrets.A }}\n---\nb: 1\n...`],
  ["yaml", "a: 1\na: 2"],
  ["yaml", "  - a: 1\n  - b"],
  ["yaml", ""],
  ["javascript", "const answer = await fetch('/v1/entries');\nexport default answer;"],
  ["javascript", "{ id: 1, tags: ['api'] }"],
  ["typescript", "type Entry = { id: string };\nconst a = 1;\nconst a = 2;"],
  ["typescript", ""],
  ["javascript", "const answer = await fetch(url);\nif (!answer.ok) return;"],
  ["javascript", "{ id: 1, tags: ['api'] } // as it was sent"],
  ["javascript", "async list(params) {\n  return this.get(params);\n}"],
  ["typescript", "id: string;\ntags?: string[];"],
  ["javascript", "headers: { accept: 'text/plain' },"],
  ["javascript", "export default <p className='lead'>It's</p>;"],
])("%s is as it should be: %j", (lang, text) => expect(check(lang, text)).toEqual([]));

it.each([
  ["bash", "ls\ngit commit -m 'x", "5 A shell cannot read this: unterminated single quote."],
  ["bash", "if true; then\n  ls", "5 A shell cannot read this: expected 'fi' to close 'if'."],
  ["console", "$ ls\n$ git commit -m 'x\n[main 1] x", "5 A shell cannot read this: unterminated single quote."],
  ["console", "$ git commit -m 'One\n\nTwo'\n[main 1] One", "4 A shell cannot read this: unterminated single quote."],
  ["console", "$ cat <<'END' > a\ntext\nEND", "4 A shell cannot read this: no line below says END alone"],
  ["bash", "cat <<'END'\ntext\n  END\nls", "4 A shell cannot read this: no line below says END alone"],
  ["console", "$ for a in b; do\n$ ls\ndone", "4 A shell cannot read this: expected "],
  ["bash", "ls\ndevlog log a \\\n\n  --tag b", "7 --tag belongs to no command: the one above ends before it."],
  ["bash", "devlog log a \\\n\n  --tag b", "6 --tag belongs to no command: the one above ends before it."],
  ["bash", "ls \\\n  # all\n  -a", "6 -a belongs to no command: the one above ends before it."],
  ["bash", "ls \\ \n  -a", "5 -a belongs to no command: the one above ends before it."],
  ["powershell", "ls\nls \\\n  -Force", "5 The command ends at this line's \\: PowerShell goes on after a backtick."],
  ["bash", '{ "a": 1 }', "4 This is JSON, no bash."],
  ["bash", "devlog log a\n  --tag b", "5 --tag belongs to no command: the one above ends before it."],
  ["console", "$ devlog log a\n  --tag b\nDone", "5 --tag belongs to no command: the one above ends before it."],
  ["console", "$ ls \\\n  # all \\\n  -a", "6 -a belongs to no command: the one above ends before it."],
  ["yaml", "steps:\n  - run: ls\n   - uses: a", "6 This is no YAML: All sequence items must start at the same column."],
  ["javascript", "const a = 1;\nconsole.log(a;", '5 This cannot be read as JavaScript or TypeScript: Expected ")"'],
  ["typescript", "say('it's');", "4 This cannot be read as JavaScript or TypeScript"],
  ["typescript", "function f() {\n", "5 This cannot be read as JavaScript or TypeScript: Unexpected end of file"],
  ["yaml", "a: 1\n---\nb: [1\nc: 2", "7 This is no YAML"],
])("%s is broken: %j", (lang, text, says) => {
  const [told, ...others] = check(lang, text);
  expect(told).toContain(says);
  expect(others).toEqual([]);
});

it.each(["devlog log 'x", "curl 'x"])("of %s, others tell what is broken", (text) =>
  expect(check("bash", text)).toEqual([]),
);

it.each([
  ["javascript", "export function f(a) {\nexport function f(a, b) {\n  say(a;\n}", "del={1}", "6 This cannot be read"],
  ["bash", "ls \\\n  -a\n  -b\ngit log 'x", "del={2}", "7 A shell cannot read this"],
])("of %s, a line that goes is not read: %j", (lang, text, meta, says) => {
  expect(check(lang, text, meta)).toEqual([expect.stringContaining(says)]);
});

it("an example that fails on purpose may be broken", () => expect(check("bash", "ls 'x", "fails")).toEqual([]));

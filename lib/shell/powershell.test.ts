import { expect, it } from "vitest";
import { powershellLines } from "./powershell";

it.each([
  ["a plain line", "devlog log 'a b' --tag c", "devlog log 'a b' --tag c"],
  ["a line that goes on", "devlog log a `\n  --tag b", "devlog log a \\\n  --tag b"],
  ["a line that goes on as in bash", "devlog log a \\\n  --tag b", "devlog log a \\\n  --tag b"],
  ["a quote in quotes", 'devlog log "Say `"hi`" and ""so"""', 'devlog log "Say \\"hi\\" and \\"so\\""'],
  ["a path", 'devlog init "C:\\work\\"', 'devlog init "C:\\\\work\\\\"'],
  ["a doubled apostrophe", "devlog log 'It''s'", "devlog log 'It'\\''s'"],
  ["an empty text", "devlog log ''", "devlog log ''"],
  [
    "an expression",
    "devlog logs --since (Get-Date).AddDays(-7).ToString('yyyy-MM-dd') -q",
    'devlog logs --since "$_" -q',
  ],
  ["an expression after a sign", "devlog logs --since $(Get-Date (Get-Item a)); b", 'devlog logs --since "$_"; b'],
  ["the words of an array", "devlog log a @more", "devlog log a $more"],
  ["a here-string", "devlog log @'\nIt's\n\"b\n'@ -q", `devlog log 'It'\\''s\n"b' -q`],
  ["a here-string with variables", 'devlog log @"\nSay "$a"\n"@', 'devlog log "Say \\"$a\\""'],
  ["an empty here-string", 'devlog log @"\n"@', 'devlog log ""'],
  ["an address", "devlog log a@b (c", 'devlog log a@b "$_"'],
])("%s", (_, script, bash) => expect(powershellLines(script)).toEqual([{ text: bash, line: 1 }]));

it.each([
  ["a `\nb\n\nc", [1, 3, 4]],
  ['a @"\nb\n"@ `\nc\nd', [1, 5]],
  ["cd \\\nls", [1, 2]],
  ["# C:\\ \\\n  ls", [1, 2]],
  ["Write-Host `$HOME\ndevlog lgo", [1, 2]],
])("each line has its number: %j", (script, numbers) =>
  expect(powershellLines(script).map(({ line }) => line)).toEqual(numbers),
);

import { inText } from "./mistake";

/** Code that is not what its fence says. */
export const codeMistakes = [
  inText(
    "a fence that is not closed",
    "```console\n$ ls\n\nText.\n\n```json\n{}\n```",
    "9  The fence that begins here is not closed: the next one begins on line 14.",
    "Write ``` on a line of its own where the code ends.",
  ),
  inText(
    "a last fence that is not closed",
    "```console\n$ ls\n\nText.",
    "9  The fence that begins here is not closed: the rest of the page is code.",
    "Write ``` on a line of its own where the code ends.",
  ),
  inText(
    "a fence with a text after its end",
    "```bash\nls\n``` Text after.\n\nMore text.\n\n## A heading\n\nText.",
    "9  The fence that begins here is not closed: on line 11, more than its end stands after ```.",
    "Write ``` on a line of its own where the code ends.",
  ),
  inText(
    "a fence with another end",
    "```bash\nls\n~~~\n\nText.\n\n```",
    "9  The fence that begins here is not closed: on line 11, it has ~~~ for its end.",
    "Write ``` on a line of its own where the code ends.",
  ),
  inText(
    "a fence of two backticks",
    "``bash\nls\n``",
    '9  "``bash" begins no fence: what follows is code in a sentence, all on one line.',
    "Write ``` on a line of its own before the code and after it.",
  ),
  inText(
    "a fence behind spaces of a word processor",
    "1. One:\n\u00A0\u00A0\u00A0```bash\n\u00A0\u00A0\u00A0ls\n\u00A0\u00A0\u00A0```",
    '10  "```bash" begins no fence: what follows is code in a sentence, all on one line.',
    "The spaces before it are ones that do not break a line: delete them, and type plain ones, before each of its lines.",
  ),
  inText("no code", "```text\n\n```", "9:1  An empty code block.", "Write the code, or remove the block."),
  inText(
    "a terminal without a command",
    "```console\ndevlog log\n```",
    "9:1  A console block in which nothing is typed.",
    'Begin each command with "$ ", or write text in place of console where all of it is output.',
  ),
  inText(
    "a prompt that would be copied",
    "```bash\n$ ls\n```",
    '9:1  A prompt in a bash block: "$ " would be copied.',
    "Leave the prompt out, or write console in place of bash where output follows.",
  ),
  inText(
    "a prompt of PowerShell",
    "```powershell\nPS C:\\> ls\n```",
    '9:1  A prompt in a powershell block: "PS C:\\> " would be copied.',
    "Leave the prompt out.",
  ),
  inText(
    "a mark in a terminal",
    "```console {1}\n$ devlog logs\n```",
    "9:1  Marked or numbered lines in a console block, which shows neither.",
    "Leave the marks out, or write the commands alone in a bash block.",
  ),
  inText(
    "marks the wrong way round",
    "```bash {2-1}\nls\nls\n```",
    '9:1  Unknown code option "{2-1}".',
    'The options are title="…", {1,3-5}, ins={…}, del={…}, lines, wrap, fails; for JSON, response="…", schema="…", webhook="…".',
  ),
  inText(
    "a language under another name",
    "```py\nprint(1)\n```",
    '9:1  Unknown code language "py".',
    'Did you mean "python"?',
  ),
  inText(
    "a space of a word processor in code",
    "```bash\nls\ndevlog\u00A0logs --limit 5\n```",
    '11  A no-break space, U+00A0, stands in "devlog logs".',
    "Delete it, and type a plain space.",
  ),
  inText(
    "quotes of a word processor in code",
    "```console\n$ devlog log “Stream exports” --tag api\n“Stream exports”\n```",
    "10  Typographic quotes in code: “Stream exports”.",
    'Write straight quotes: "Stream exports".',
  ),
  inText(
    "quotes of a word processor in a call",
    "```bash\ncurl https://api.devlog.example/v1/projects \\\n  -H “Authorization: Bearer $DEVLOG_API_KEY”\n```",
    "11  Typographic quotes in code: “Authorization: Bearer $DEVLOG_API_KEY”.",
    'Write straight quotes: "Authorization: Bearer $DEVLOG_API_KEY".',
  ),
  inText(
    "quotes of a word processor in JSON",
    '```json schema="none: a file of settings"\n{ “a”: 1 }\n```',
    "10  Typographic quotes in code: “a”.",
    'Write straight quotes: "a".',
  ),
  inText(
    "a dash of a word processor in a sentence",
    "Text.\nRun `devlog logs —limit 5`.",
    "10  —limit begins with a dash, not with a hyphen.",
    "Write --limit, with plain hyphens.",
  ),
  inText(
    "a script that no shell reads",
    "```bash\nls\ngit commit -m 'x\n```",
    "11  A shell cannot read this: unterminated single quote.",
    "Close every quote and bracket.",
  ),
  inText(
    "a command that is cut in two",
    "```bash\ndevlog log 'Stream exports' \\\n  # its tag\n  --tag api\n```",
    "12  --tag belongs to no command: the one above ends before it.",
    "End each of its lines but the last with \\ and no space after it, with no empty line or comment between.",
  ),
  inText(
    "a space behind a line that goes on",
    "```bash\ndevlog log 'Stream exports' \\ \n  --tag api\n```",
    "10  A space after the \\ at a line's end: the command ends there.",
    "Delete the space.",
  ),
  inText(
    "a line of PowerShell that goes on as in bash",
    "```powershell\ndevlog log 'Stream exports' \\\n  --tag api\n```",
    "10  The command ends at this line's \\: PowerShell goes on after a backtick.",
    "Write ` for \\.",
  ),
  inText(
    "YAML that is none",
    "```yaml\nsteps:\n  - run: devlog capture\n   - run: ls\n```",
    "12  This is no YAML: All sequence items must start at the same column.",
    "Indent each line as far as the lines that it belongs to, with spaces; put a text with a colon in quotes.",
  ),
  inText(
    "a mark beyond the code",
    "```bash {2}\nls\n```",
    "9:1  Line 2 is marked, but the code has 1.",
    "Count from 1, from the line after the fence.",
  ),
];

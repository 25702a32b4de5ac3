import { inText } from "./mistake";

/** Mistakes in elements, in code fences, and in what MDX takes for a program. */
export const elementMistakes = [
  inText(
    "a drawing that is not there",
    '<Diagram name="none" label="Entries along a line">\n\nText.\n\n</Diagram>',
    '9  There is no drawing "none".',
    "Create content/diagrams/none.svg or correct the name.",
  ),
  inText(
    "an unknown component",
    "<Calout>\n\nText.\n\n</Calout>",
    "9:1  Unknown element <Calout>.",
    "Did you mean <Callout>? For the text itself, put it in backticks.",
  ),
  inText(
    "an unknown attribute",
    '<Callout kind="note" type="note">\n\nText.\n\n</Callout>',
    '9:1  <Callout> has no attribute "kind".',
    "It has: type, title.",
  ),
  inText(
    "an unknown kind of callout",
    "> [!HINT]\n> Text.",
    '9:1  Unknown callout "[!HINT]".',
    "Write one of: NOTE, TIP, IMPORTANT, WARNING, CAUTION, DANGER.",
  ),
  inText(
    "a tab outside of tabs",
    '<Tab label="Linux">\n\nText.\n\n</Tab>',
    "9:1  <Tab> stands outside <Tabs>.",
    "Put it directly inside <Tabs> … </Tabs>, without indentation.",
  ),
  inText(
    "an unclosed element",
    "<Steps>\n\n1. Text.",
    "9  MDX cannot be read: Expected a closing tag for `<Steps>` (9:1-9:8).",
    "Close every element, leave a blank line around text inside it, and put a bare < in backticks.",
  ),
  inText(
    "elements that cross",
    "<Steps>\n\n1. Text.\n\n</Cards>\n\n</Steps>",
    "13:1  MDX cannot be read: Unexpected closing tag `</Cards>`, expected corresponding closing tag for `<Steps>` (9:1-9:8).",
    "Close every element, leave a blank line around text inside it, and put a bare < in backticks.",
  ),
  inText(
    "a bare sign",
    "If a < b, stop.\n\nIf a <b, stop.",
    "11:8  MDX cannot be read: Unexpected character `,` (U+002C) in name, expected a name character such as letters, digits, `$`, or `_`; whitespace before attributes; or the end of the tag.",
    "Close every element, leave a blank line around text inside it, and put a bare < in backticks.",
  ),
  inText(
    "a comment of HTML",
    "<!-- A note to myself -->",
    "9:2  MDX cannot be read: Unexpected character `!` (U+0021) before name, expected a character that can start a name, such as a letter, `$`, or `_`.",
    "Write {/* … */} around a note to writers.",
  ),
  inText(
    "braces",
    "Dear {{company}}, hello.",
    '9:6  The braces in "{{company}}" would be run as JavaScript.',
    "Put the text in backticks, or write \\{ for a brace.",
  ),
  inText(
    "a brace left open",
    "Dear {company, hello.",
    "9:22  MDX cannot be read: Unexpected end of file in expression, expected a corresponding closing brace for `{`.",
    "Put braces in backticks, or write \\{ for a brace.",
  ),
  inText(
    "a program",
    'import x from "y"',
    "9:1  A page cannot import or export.",
    "Remove the line; every word of the site is at hand without.",
  ),
  inText(
    "code without a language",
    "```\nls\n```",
    "9:1  A code block without a language.",
    "Write one of these after the fence: console, bash, powershell, json, jsonc, javascript, typescript, tsx, python, go, http, yaml, toml, ini, diff, html, css, mdx, text.",
  ),
  inText("code in an unknown language", "```jsn\n{}\n```", '9:1  Unknown code language "jsn".', 'Did you mean "json"?'),
  inText(
    "an unknown option of code",
    '```bash titel="x"\nls\n```',
    '9:1  Unknown code option "titel="x"".',
    'The options are title="…", {1,3-5}, ins={…}, del={…}, lines, wrap, fails; for JSON, response="…", schema="…", webhook="…".',
  ),
  inText(
    "an unknown fact",
    'Up to <Fact of="worklogEntry.tags.maximum" /> tags.',
    '9:7  Unknown fact "worklogEntry.tags.maximum".',
    'Write of="worklogEntry.tags.max", or add the fact to lib/facts/facts.ts.',
  ),
  inText(
    "a program that is not there",
    '<Sample file="webhooks/verify.rb" />',
    '9:1  There is no sample "webhooks/verify.rb".',
    'Write file="webhooks/verify.go".',
  ),
];

import { describe, expect, it } from "vitest";
import { straighten } from "./straighten.mjs";

describe("code is left as it was typed:", () => {
  it.each([
    ["text in straight quotes", "bash", `devlog log "The “Saved” stage" --impact '−40 % — or ‘so’'`],
    ["text in quotes in quotes", "bash", 'devlog log "Say \\"“hi”\\" to all"'],
    ["a comment", "bash", "ls # it’s “nice” — really\n# —limit\u00A05"],
    ["a here-document", "bash", "cat <<'EOF' | sort\nIt’s “nice”\n— Robin\nEOF\nls"],
    ["output", "console", "$ devlog logs\n“Stream exports” —limit\u00A05\n$ ls"],
    ["an apostrophe in a word", "bash", "echo it’s done"],
    ["a dash between words, and a minus", "bash", "echo a – b – 5 −5 \u2011 \u2011\u20115"],
    ["a hyphen of text", "inline", "work\u2011log \u2011\u2011tag"],
    ["wide spaces in quotes", "bash", "devlog log 'A\u3000b\u2009c'"],
    ["a backslash elsewhere, and a space at a line's end", "bash", "ls a\\ b \nls \\\n  c  "],
    ["a text of JSON", "json", '{ "a": "The “Saved” stage \\" “b”" }'],
    ["a comment in JSON", "jsonc", '// “a”\n{ "a": 1 /* “b” */ }'],
    ["text", "text", "“a”\u00A0—b"],
    ["a sentence's code", "inline", "“Saved”\u00A0stage"],
    ["a sentence's number", "inline", "10\u00A0GB"],
    ["what a program says", "inline", "devlog: “a” — b"],
    ["PowerShell's own escapes", "powershell", 'devlog log "Say `"“hi”`""'],
  ])("%s", (_, language, code) => expect(straighten(code, language)).toEqual({ text: code, faults: [] }));
});

describe("code that an editor has set is told, and read as it was meant:", () => {
  it.each([
    ["bash", "devlog\u00A0logs", "devlog logs", 'A no-break space, U+00A0, stands in "devlog logs".'],
    ["bash", "ls\u202F-l", "ls -l", 'A no-break space, U+202F, stands in "ls -l".'],
    ["bash", "devlog\u2009logs", "devlog logs", 'A space that is not plain, U+2009, stands in "devlog logs".'],
    ["inline", "devlog\u3000logs", "devlog logs", 'A space that is not plain, U+3000, stands in "devlog logs".'],
    ["json", '{\u2003"a": 1 }', '{ "a": 1 }', 'A space that is not plain, U+2003, stands in "{ "a":".'],
    ["bash", "ls\u1680-l", "ls -l", 'A space that is not plain, U+1680, stands in "ls -l".'],
    ["bash", "devlog log “A b”", 'devlog log "A b"', "Typographic quotes in code: “A b”."],
    ["powershell", "devlog log ‘A b’", "devlog log 'A b'", "Typographic quotes in code: ‘A b’."],
    ["bash", 'devlog log “A"', 'devlog log "A"', "Typographic quotes in code: “."],
    ["console", "$ devlog logs —limit 5", "$ devlog logs --limit 5", "—limit begins with a dash, not with a hyphen."],
    ["bash", "devlog logs –t a", "devlog logs -t a", "–t begins with a dash, not with a hyphen."],
    ["bash", "devlog logs —-limit 5", "devlog logs --limit 5", "—-limit begins with a dash, not with a hyphen."],
    ["bash", "ls \\ \n  -a", "ls \\\n  -a", "A space after the \\ at a line's end: the command ends there."],
    ["json", "{ “a”: “b” }", '{ "a": "b" }', "Typographic quotes in code: “a”."],
    ["json", '{\u00A0"a": 1 }', '{ "a": 1 }', 'A no-break space, U+00A0, stands in "{ "a":".'],
    ["inline", "devlog logs –limit", "devlog logs --limit", "–limit begins with a dash, not with a hyphen."],
    ["inline", "—limit", "--limit", "—limit begins with a dash, not with a hyphen."],
    ...[..."\u2010\u2011\u2012\u2015\u2212"].map((sign) => {
      const what = `${sign}${sign}tag begins with a dash, U+${sign.charCodeAt(0).toString(16)}, not with a hyphen.`;
      return ["inline", `${sign}${sign}tag`, "--tag", what];
    }),
    ["bash", "ls -\u2011all", "ls --all", "-\u2011all begins with a dash, U+2011, not with a hyphen."],
    ["powershell", "ls \u2212a", "ls -a", "\u2212a begins with a dash, U+2212, not with a hyphen."],
    [
      "console",
      "$ git log \u2011\u2011no\u2011color",
      "$ git log --no-color",
      "\u2011\u2011no\u2011color begins with a dash, U+2011, not with a hyphen.",
    ],
  ])("%s: %s", (language = "", code = "", text, what) => {
    const read = straighten(code, language);
    expect(read.text).toBe(text);
    expect(read.faults.map((fault) => fault.what)).toEqual([what]);
  });

  it("with its line and its cure, once for each kind and line", () => {
    const { text, faults } = straighten("ls\ncurl\u00A0—fail\u00A0“a b” ‘c’\nls “d”", "bash");
    expect(text).toBe('ls\ncurl --fail "a b" \'c\'\nls "d"');
    expect(faults.map(({ line, cure }) => `${line} ${cure}`)).toEqual([
      "1 Delete it, and type a plain space.",
      "1 Write --fail, with plain hyphens.",
      '1 Write straight quotes: "a b".',
      '2 Write straight quotes: "d".',
    ]);
  });
});

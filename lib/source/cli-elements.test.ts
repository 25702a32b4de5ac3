import { expect, it } from "vitest";
import { checkCliElements } from "./cli-elements";

const check = (slug: string, source: string) => checkCliElements({ file: "content/a.mdx", slug, source });

it.each([
  ["its own command", "cli/commands/log", '<CliOptions command="log" />'],
  ["one of several", "cli/commands/project", '<CliExamples command="project list" level="4" />'],
  ["a command on a page about none", "cli/index", '<CliSynopsis command="log" />'],
  ["a command that is none, which its element tells", "cli/commands/log", '<CliOptions command="lgo" />'],
])("%s passes", (_, slug, source) => expect(check(slug, source)).toEqual([]));

it.each([
  ["CliArguments", '<CliOptions command="log" />'],
  ["CliOptions", '<CliArguments command="log" />'],
])("on a command's page, it is told that %s is missing", (name, other) => {
  const source = `<CliSynopsis command="log" />\n${other}\n`;
  const what = 'The page does not show what "log" takes.';
  const cure = `Write <${name} command="log" /> in its section.`;
  expect(check("cli/commands/log", source)).toEqual([{ file: "content/a.mdx", line: 1, what, cure }]);
});

it("a command of another page is told where its element stands", () => {
  expect(check("cli/commands/log", 'Text.\n\n<CliExamples level="3" command="logs" />')).toEqual([
    {
      file: "content/a.mdx",
      line: 3,
      column: 1,
      what: 'This page is about other commands than "logs", whose page is /docs/cli/commands/logs/.',
      cure: "Its own: log.",
    },
  ]);
});

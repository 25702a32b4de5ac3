import { scopePattern } from "@/lib/cli/check-named";
import { flagId, listLeaves } from "@/lib/cli/query";
import { synopsis } from "@/lib/cli/synopsis";
import type { Command, Recording } from "@/lib/cli/types";
import { hrefOf } from "@/lib/routing/slug";
import { listed } from "../fact";
import type { Resolver } from "../resolver";
import { code } from "../table";
import { knownCli, knownCommand, knownCommandOf, lacking } from "./lookup";
import { commandHref } from "./rows";

/** `<CliSynopsis command="log" />`: how the command is written. */
export const cliSynopsis: Resolver = {
  attributes: { command: true },
  resolve: ({ command }) => `\`\`\`text\n${synopsis(knownCli(), knownCommand(command)).join("\n")}\n\`\`\``,
};

/** `<CliInheritedFlags />`: the global flags in short, with links to the page that explains them. */
export const cliInheritedFlags: Resolver = {
  attributes: {},
  resolve: () =>
    knownCli()
      .globals.map((option) => {
        const long = option.value ? `${option.long} ${option.value.name}` : option.long;
        const short = option.short ? `${code(option.short)}, ` : "";
        return `- ${short}[${code(long)}](${hrefOf("cli")}#${flagId(option.long)}): ${option.description}`;
      })
      .join("\n"),
};

/** `<CliScopes command="log" />` in a sentence: the scopes that an API key needs for it. */
export const cliScopes: Resolver = {
  attributes: { command: true },
  resolve({ command: path }) {
    const { scopes } = knownCommand(path);
    if (scopes.length === 0) throw lacking(path, "scopes", "scopes");
    return listed(scopes.map((scope) => scope.replaceAll(scopePattern, "`$&`")));
  },
};

/** `<CliCommands />`: every command by task. Lists, since each of six tables would have columns of its own width. */
export const cliCommands: Resolver = {
  attributes: {},
  resolve() {
    const { program, groups, commands } = knownCli();
    return groups
      .map((group) => {
        const rows = listLeaves(commands)
          .filter((command) => command.group === group)
          .map(
            (command) => `- [${code(`${program} ${command.path}`)}](${commandHref(command)}): ${command.description}`,
          );
        const id = group.toLowerCase().replaceAll(" ", "-");
        return `### ${group} [#${id}]\n\n${rows.join("\n")}`;
      })
      .join("\n\n");
  },
};

/** `<CliExamples command="log" />`, or without a command those of the command line as a whole: recorded sessions. */
export const cliExamples: Resolver = {
  attributes: { command: false, level: ["3", "4"] },
  resolve: ({ command: path, level = "3" }) =>
    recordingsOf(knownCommandOf(path))
      .map(({ title, text, session, after = "" }) =>
        [
          `${"#".repeat(Number(level))} ${title}`,
          text.trim(),
          `\`\`\`console\n${session.trimEnd()}\n\`\`\``,
          after.trim(),
        ].join("\n\n"),
      )
      .join("\n\n"),
};

/** Those of a command and of its commands. */
function recordingsOf(command: Command | undefined): Recording[] {
  return command ? listLeaves([command]).flatMap(({ recordings }) => recordings) : knownCli().recordings;
}

import type { LineFault } from "@/lib/content/problem";
import { listCommands, type ShellCommand } from "@/lib/shell/commands";
import { isPackageOf } from "@/lib/shell/scripts";

const ofNpm = /^(?:i|install|add|update|uninstall|remove|rm|view|info)$/;
const runsOne = /^(?:exec|dlx|x)$/;
const ofBrew = /^(?:install|reinstall|upgrade|uninstall|info|tap)$/;

/**
 * Every package that a script takes for the program's and that is none of its own: under a name that nobody here holds,
 * anybody can publish what a reader then installs.
 */
export function packageFaults(script: string, program: string): LineFault[] {
  if (!script.toLowerCase().includes(program)) return [];
  return listCommands(script).commands.flatMap((command) => {
    const kind = kindOf(command, program);
    if (!kind) return [];
    return kind.named.flatMap(({ value, line }) => {
      const isMeant = value.toLowerCase().includes(program) && !/^[-./~$]|:\/\//.test(value);
      if (!isMeant || kind.isOwn(value)) return [];
      return [
        { line, what: `The package of ${program} is not "${value}", which another could publish.`, cure: kind.cure },
      ];
    });
  });
}

/** The words of a command that name packages, which of them are the program's own, and what to write. */
function kindOf({ name, args }: ShellCommand, program: string) {
  const verb = args[0]?.value ?? "";
  const isNpm = /^(?:npm|pnpm|yarn|bun)$/.test(name);
  const npm = { cure: `Write @${program}/cli.`, isOwn: (word: string) => isPackageOf(word, program) };
  // What follows the package is for the program that it holds.
  if (name === "npx" || (isNpm && runsOne.test(verb))) {
    const words = name === "npx" ? args : args.slice(1);
    return { ...npm, named: words.slice(0, 1 + words.findIndex(({ value }) => !value.startsWith("-"))) };
  }
  if (isNpm && ofNpm.test(verb)) return { ...npm, named: args };
  if (name !== "brew" || !ofBrew.test(verb)) return undefined;
  const formula = `${program}/tap/${program}`;
  const own = [program, formula, `${program}/tap`];
  return { cure: `Write ${formula}.`, isOwn: (word: string) => own.includes(word), named: args };
}

import type { LineFault } from "@/lib/content/problem";
import { listCommands, type ShellCommand } from "@/lib/shell/commands";
import { isPackageOf } from "@/lib/shell/scripts";

const ofNpm = /^(?:i|install|add|update|uninstall|remove|rm|view|info|exec|dlx)$/;
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
    return command.args.flatMap(({ value, line }) => {
      const isMeant = value.toLowerCase().includes(program) && !/^[-./~$]|:\/\//.test(value);
      if (!isMeant || kind.isOwn(value)) return [];
      return [
        { line, what: `The package of ${program} is not "${value}", which another could publish.`, cure: kind.cure },
      ];
    });
  });
}

function kindOf({ name, args: [first] }: ShellCommand, program: string) {
  const verb = first?.value ?? "";
  if (name === "npx" || (/^(?:npm|pnpm|yarn|bun)$/.test(name) && ofNpm.test(verb)))
    return { cure: `Write @${program}/cli.`, isOwn: (word: string) => isPackageOf(word, program) };
  const formula = `${program}/tap/${program}`;
  const names = [program, formula, `${program}/tap`];
  if (name !== "brew" || !ofBrew.test(verb)) return undefined;
  return { cure: `Write ${formula}.`, isOwn: (word: string) => names.includes(word) };
}

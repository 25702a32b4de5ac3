import { listLeaves } from "./query";
import type { Argument, Cli, Command } from "./types";

/** How a command is written, a line for each form: `devlog log <TITLE> [flags]`. */
export function synopsis({ program }: Pick<Cli, "program">, command: Command): string[] {
  return listLeaves([command]).flatMap((leaf) => {
    const line = (...parts: string[]) => [program, leaf.path, ...parts, "[flags]"].join(" ");
    const whole = line(...leaf.arguments.map(placeholder));
    const others = leaf.arguments.flatMap((argument) =>
      argument.unless.map((flag) =>
        line(...leaf.arguments.map((other) => (other === argument ? `[${other.name}]` : placeholder(other))), flag),
      ),
    );
    return [whole, ...others];
  });
}

function placeholder({ name, isRequired, value }: Argument): string {
  const words = value.choices.length > 0 ? value.choices.join(" | ") : name;
  if (!isRequired) return `[${words}]`;
  return value.choices.length > 0 ? `{${words}}` : `<${words}>`;
}

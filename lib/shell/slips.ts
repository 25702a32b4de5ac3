import type { Fault, LineFault } from "@/lib/content/problem";
import type { ShellCommand } from "./commands";

/** Programs that pages run beside the product's; an editor that corrects what it takes for a sentence gives them a capital. */
const programs = new Set(
  "brew cat cd chmod cp curl docker echo export git go jq ls mkdir mv node npm npx openssl pip python python3 read rm source sudo tar unset".split(
    " ",
  ),
);

/** That a program is called in capitals, by which a shell does not find it. */
export const capitalsFault = (name: string, program: string): Fault => ({
  what: `"${name}" is no program: a shell minds capitals.`,
  cure: `Write ${program}.`,
});

/** What a shell reads without an error, and does something else with than its writer meant. */
export function slipOf({ name, args, line }: ShellCommand): LineFault | undefined {
  const small = name.toLowerCase();
  if (name !== small && programs.has(small)) return { line, ...capitalsFault(name, small) };
  const [first, second] = args.map(({ text }) => text);
  const [, variable] = /^\$(\w+)=/.exec(name) ?? [];
  if (variable)
    return { line, what: `A shell sets no $${variable}: the $ asks for its value.`, cure: `Write ${variable}=…` };
  const [, ofCmd] = (name === "set" && /^([A-Z]\w*)=/.exec(first ?? "")) || [];
  if (ofCmd) return { line, what: `"set" sets no variable in this shell.`, cure: `Write export ${ofCmd}=…` };
  const [left = "", sign] = name === "export" ? [first, second] : [name, first];
  if (!/^[A-Za-z_]\w*$/.test(left) || !sign?.startsWith("=") || sign.startsWith("==")) return undefined;
  return {
    line,
    what: `A shell does not set ${left} here: a space stands before its =.`,
    cure: `Write ${left}=… without spaces.`,
  };
}

/**
 * A terminal session, line by line.
 * @typedef {{ kind: "command" | "continuation" | "output"; text: string }} TerminalLine
 */

/**
 * Tells commands from output in a `console` block: a line that begins with `$ ` is a command, a line after one that
 * ends in a backslash continues it, every other line is output.
 * @param {string} code
 * @returns {TerminalLine[]} texts without the prompt
 */
export function parseTerminal(code) {
  /** @type {TerminalLine[]} */
  const lines = [];
  for (const text of code.split("\n")) {
    const last = lines.at(-1);
    if (text.startsWith("$ ")) lines.push({ kind: "command", text: text.slice(2) });
    else if (last && last.kind !== "output" && last.text.endsWith("\\")) lines.push({ kind: "continuation", text });
    else lines.push({ kind: "output", text });
  }
  return lines;
}

import type { LineFault } from "@/lib/content/problem";
import type { ShellPiece, ShellWord } from "@/lib/shell/commands";

/** Stands for what the shell fills in when the command runs. */
export const open = "\ue000";

/** A variable in capitals, as a text between single quotes holds it. */
const variable = /\$\{?[A-Z][A-Z0-9_]+\}?/g;

/** What the shell makes of a word: texts as they are, variables whose values the script says, and `open` for all else. */
export function filledText(word: ShellWord, assigned: ReadonlyMap<string, string>): string {
  return word.pieces
    .map((piece) => {
      if (piece.kind === "text") return isCredential(word) ? piece.text : piece.text.replace(variable, open);
      const known = isCredential(word) ? undefined : assigned.get(piece.variable ?? "");
      return isGlob(piece) ? piece.text : (known ?? open);
    })
    .join("");
}

/** What quotes would have made right in a word: a `?` without them, a variable between single ones. */
export function misquoted(word: ShellWord): LineFault[] {
  const { line, pieces, value } = word;
  if (/^https?:/.test(value) && pieces.some(isGlob)) {
    const what = `The address ${value} has no quotes, and the shell reads its ? as "any character".`;
    return [{ line, what, cure: "Put the whole address in double quotes." }];
  }
  if (isCredential(word)) return [];
  const typed = pieces.flatMap((piece) => (piece.kind === "text" ? (piece.text.match(variable) ?? []) : []));
  return [...new Set(typed)].map((name) => {
    const what = `${name} is sent as it stands: the shell puts no variable in between single quotes.`;
    return { line, what, cure: `Write '"${name}"' in its place, which leaves the single quotes for it.` };
  });
}

function isGlob(piece: ShellPiece): boolean {
  return piece.kind === "expansion" && piece.text === "?";
}

/** Of a credential between single quotes, more is to be said: `checkCall` does. */
function isCredential({ value }: ShellWord): boolean {
  return /^authorization:/i.test(value);
}

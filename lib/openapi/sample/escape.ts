/**
 * What a reader can't see, the end of a line apart: control and format characters, and Unicode's own ends of lines. Samples
 * write them as numbers: raw, they would turn the order of what stands behind them, or get lost as somebody copies it.
 */
export const hidden = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** A text as it stands between double quotes: Go and Python write it alike. */
export function escapeText(text: string): string {
  return text
    .replace(/["\\]/g, "\\$&")
    .replaceAll("\n", "\\n")
    .replace(new RegExp(hidden, "gu"), (character) => {
      const code = character.codePointAt(0)?.toString(16) ?? "";
      return code.length > 4 ? `\\U${code.padStart(8, "0")}` : `\\u${code.padStart(4, "0")}`;
    });
}

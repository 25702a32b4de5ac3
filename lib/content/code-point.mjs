/**
 * A character as Unicode names it.
 * @param {string} character
 * @example codePoint("→") // "U+2192"
 */
export function codePoint(character) {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
}

/**
 * Whether a text is an object or a list in JSON.
 * @param {string} text
 * @returns {boolean}
 */
export function isJsonText(text) {
  try {
    return typeof JSON.parse(text) === "object";
  } catch {
    return false;
  }
}

/**
 * Whether a text is an object or a list in JSON.
 * @param {string} text
 * @returns {boolean}
 */
export function isJsonText(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === "object" && value !== null;
  } catch {
    return false;
  }
}

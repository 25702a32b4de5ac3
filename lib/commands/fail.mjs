/**
 * Ends a command that cannot go on, with a sentence that says why and what to do.
 * @param {string} message @returns {never}
 */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

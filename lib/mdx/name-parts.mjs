/**
 * The parts of a name that is longer than its line, to be broken before each: where its words are joined by a dot or
 * an underscore. A text of words has one part.
 * @param {string} text
 */
export const namePartsOf = (text) => text.split(/(?<=[._])(?=[a-z])/);

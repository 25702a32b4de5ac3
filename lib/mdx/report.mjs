/**
 * Notes a mistake on the file being compiled. The compiler's caller reads `file.data.problems`.
 * @param {import("vfile").VFile} file
 * @param {{ position?: import("unist").Position | undefined } | undefined} node where the mistake stands
 * @param {string} what what is wrong, with the value quoted
 * @param {string} cure what to write instead
 */
export function report(file, node, what, cure) {
  const start = node?.position?.start;
  add(file, { line: start?.line, column: start?.column, what, cure });
}

/**
 * Notes a mistake on a line of the file being compiled.
 * @param {import("vfile").VFile} file
 * @param {number | undefined} line
 * @param {string} what @param {string} cure
 */
export function reportAt(file, line, what, cure) {
  add(file, { line, what, cure });
}

/** @param {import("vfile").VFile} file @param {object} problem */
function add(file, problem) {
  file.data.problems = [.../** @type {object[]} */ (file.data.problems ?? []), problem];
}

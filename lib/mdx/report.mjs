/**
 * Notes a mistake on the file being compiled. The compiler's caller reads `file.data.problems`.
 * @param {import("vfile").VFile} file
 * @param {{ position?: import("unist").Position | undefined } | undefined} node where the mistake stands
 * @param {string} what what is wrong, with the value quoted
 * @param {string} cure what to write instead
 */
export function report(file, node, what, cure) {
  const start = node?.position?.start;
  const problems = /** @type {object[]} */ (file.data.problems ?? []);
  file.data.problems = [...problems, { line: start?.line, column: start?.column, what, cure }];
}

const path = require("node:path");

/*
 * Next, tsx, and Redocly each take a path for an address or a pattern somewhere, and end in an error that names neither the
 * folder nor a cure. So a command ends here instead, before anything else, where the project's path has what they misread.
 * Checked by builds in folders of such names; spaces, other letters, brackets, and quotation marks are read well.
 */
const misread = path.sep === "/" ? /[#%?*\\]/ : /[#%]/;
const character = misread.exec(__dirname)?.[0];
if (character) {
  const root = path.resolve(__dirname, "../..");
  console.error(`${root} has "${character}" in it, which Node's tools misread: move the project to a folder without.`);
  process.exit(1);
}

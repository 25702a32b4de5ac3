const path = require("node:path");

/*
 * Where the commands can run. They are written for a POSIX shell, and Next, tsx, and Redocly each take a path for an address
 * or a pattern somewhere, and end in an error that names neither the folder nor a cure. So a command ends here instead,
 * before anything else. That spaces, other letters, brackets, and quotation marks are read well was tried by builds.
 */
const root = path.resolve(__dirname, "../..");
const misread = /[#%?*\\]/.exec(root)?.[0];
const reason =
  process.platform === "win32"
    ? "These commands need a POSIX shell, which Windows has in WSL: clone the project and run them there."
    : misread && `${root} has "${misread}" in it, which Node's tools misread: move the project to a folder without.`;
if (reason) {
  console.error(reason);
  process.exit(1);
}

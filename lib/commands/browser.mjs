import { existsSync } from "node:fs";

/** The Debian package of the first choice. */
export const browserPackage = "chromium-headless-shell";

/**
 * The browser that the browser tests drive. The headless shell is Chromium without a desktop's windows: the same engine,
 * and the tests take half the processor time. A whole Chromium will do.
 * @returns {string | undefined} its path; nothing where none is found
 */
export function findBrowser() {
  return [process.env.CHROMIUM_PATH, `/usr/bin/${browserPackage}`, "/usr/bin/chromium", "/usr/bin/google-chrome"].find(
    (program) => program && existsSync(program),
  );
}

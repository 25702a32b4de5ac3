/** The browser that the bench drives: a whole one, as readers have it. */
export const chromePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

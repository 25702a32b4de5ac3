/** Where the browser tests serve the site, and beside it the preview of a copy. */
export const port = Number(process.env.E2E_PORT ?? 3210);
export const previewPort = port + 1;

/** What a browser has of Node's `process`: no variables. `next.config.mjs` puts it in the place of Next's. */
module.exports = { env: {} };

/** A static site has no actions of a server. `next.config.mjs` puts this in the place of what would call them. */
exports.serverActionReducer = () => {
  throw Error("No server actions");
};

/** Files that a route makes, by address: they can be linked to though they are not in `public/`. */
export const servedFiles: ReadonlySet<string> = new Set([
  "/docs/cli/devlog.opencli.json",
  "/openapi.json",
  "/openapi.yaml",
]);

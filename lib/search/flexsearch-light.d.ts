declare module "*/flexsearch.light.module.min.js" {
  import type { Index } from "flexsearch";

  const light: { Index: typeof Index };
  // biome-ignore lint/style/noDefaultExport: so it is in the package.
  export default light;
}

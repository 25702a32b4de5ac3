/**
 * Hosts of others that pages may name, each with all below it: those of the story, and those of standards and services.
 * The product's own come from `lib/site/config.ts` and from the API document; any other host stops the build.
 */
export const otherHosts = [
  "acme.example",
  "northwind.example",
  "okafor.example",
  "github.com",
  "opencli.org",
  "standardwebhooks.com",
  "localhost",
  "127.0.0.1",
];

/**
 * Names of others, or of a reader's own, that look like names of the product, and that pages may use: variables, scopes,
 * calls (`GET /path`), and flags. The product's own come from the API and CLI documents; any other such name stops the
 * build, since it is misspelled or gone.
 */
export const otherNames: readonly string[] = [
  // Of curl.
  "--data",
  // Of the samples: readers give their programs what to sign in with, and what to verify webhooks with.
  "DEVLOG_CLIENT_ID",
  "DEVLOG_OAUTH_URL",
  "DEVLOG_WEBHOOK_SECRET",
];

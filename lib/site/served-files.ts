import { apiDescription, apiDescription31, cliDescription } from "@/lib/routing/site-files";

/** Files that a route makes, by address: they can be linked to though they are not in `public/`. */
export const servedFiles: ReadonlySet<string> = new Set([cliDescription, apiDescription, apiDescription31]);

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

/** Where the plugins stand, and what they share with the check of the content. */
export const folders = ["lib/mdx", "lib/content"];

/**
 * A name of the plugins as they are. The bundler keeps what they made of a module until their options change: it does not
 * look into the files that it hands to the compiler, nor into their packages. So this is one of the options.
 * (Of pages, `lib/files/cache.ts` keeps account; Node reads no TypeScript for `next.config.mjs`.)
 */
export function pluginVersion() {
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".mjs"))
      .map((name) => `${folder}/${name}`),
  );
  const digest = createHash("sha256");
  for (const name of [...files.sort(), "package-lock.json"]) digest.update(name).update(readFileSync(name));
  return digest.digest("hex").slice(0, 16);
}

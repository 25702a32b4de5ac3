import path from "node:path";
import { buildSync } from "esbuild";
import { mediaTypes } from "@/lib/publish/hosts/media-types";

/**
 * The answer of a route that serves a script which is fetched past React's, without waiting for them: bundled and
 * minified. `entry` is its source under components/.
 */
export function browserScript(entry: string): Response {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(process.cwd(), "components", entry)],
    bundle: true,
    minify: true,
    define: { "process.env.NODE_ENV": JSON.stringify(process.env.NODE_ENV) },
    format: "iife",
    target: "es2022",
    legalComments: "none",
    write: false,
  });
  return new Response(outputFiles[0]?.text, { headers: { "content-type": mediaTypes.js } });
}

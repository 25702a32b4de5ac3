import path from "node:path";
import { buildSync } from "esbuild";

/** A script that is fetched past React's and without waiting for them, bundled and minified. `entry` is its source under components/. */
export function browserScript(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(process.cwd(), "components", entry)],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    legalComments: "none",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}

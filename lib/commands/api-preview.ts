import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { build } from "esbuild";
import { describeProblem, describeProblems } from "@/lib/content/problem";
import { readText } from "@/lib/files/text";
import { checkDocument } from "@/lib/openapi/checks/check";
import { type ApiDocument, readDocument } from "@/lib/openapi/document/read";
import { fail } from "./fail.mjs";

/**
 * `npm run api:preview -- FILE --out DIR`: draws any OpenAPI document of version 3 as pages, with the components and
 * the stylesheet of the site. Mistakes that would stop the site's build are told, and the pages drawn all the same.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: "string" } } });
const [file] = positionals;
if (file === undefined || values.out === undefined) fail("Write: npm run api:preview -- FILE --out DIR");
const folder = path.resolve(values.out);

if (!existsSync(file)) fail(`There is no file ${file}.`);
const { document, problems = [] } = readDocument(file, readText(file));
if (!document) fail(describeProblems(problems));
const mistakes = checkDocument(document);
for (const mistake of mistakes.slice(0, 20)) console.error(`${describeProblem(mistake)}\n`);
if (mistakes.length > 20) console.error(`… and ${mistakes.length - 20} more.\n`);

const { previewFiles, stylesheet } = await bundle();
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, "preview.css"), stylesheet);
let count = 0;
for await (const { path: name, html } of previewFiles(document)) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), html);
  count += 1;
}
console.log(`${count} pages in ${folder}; begin with index.html.`);

type Preview = { previewFiles: (document: ApiDocument) => AsyncIterable<{ path: string; html: string }> };

/** The components and their styles, made into a module as the site's bundler would: names of classes local to a file. */
async function bundle(): Promise<Preview & { stylesheet: string }> {
  const into = path.resolve(".cache/api-preview", String(process.pid));
  try {
    await build({
      entryPoints: ["components/api/preview.tsx", "app/styles/layers.css", "app/styles/index.css"],
      outdir: into,
      outExtension: { ".js": ".mjs" },
      entryNames: "[name]",
      bundle: true,
      platform: "node",
      format: "esm",
      packages: "external",
      jsx: "automatic",
      logLevel: "error",
    });
    const styles = ["layers", "index", "preview"].map((name) => readFileSync(path.join(into, `${name}.css`), "utf8"));
    const { previewFiles } = (await import(pathToFileURL(path.join(into, "preview.mjs")).href)) as Preview;
    return { previewFiles, stylesheet: styles.join("\n") };
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
}

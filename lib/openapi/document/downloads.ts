import { readFileSync } from "node:fs";
import { site } from "@/lib/site/config";
import { derive31 } from "./derive-31";
import { apiFile } from "./site-api";
import { parseSource } from "./source";

/** The document as it is written, for `/openapi.yaml`. */
export function openapiYaml(): string {
  return withAddresses(readFileSync(apiFile, "utf8"));
}

/** The same in 3.1 and JSON, for `/openapi.json`: for programs, so without spaces. */
export function openapiJson(): string {
  return `${JSON.stringify(derive31(parseSource(apiFile, openapiYaml()).root))}\n`;
}

/** Links of the site lead to the site from wherever the document is read. */
function withAddresses(text: string): string {
  return text.replaceAll("](/docs/", `](${site.origin}/docs/`);
}

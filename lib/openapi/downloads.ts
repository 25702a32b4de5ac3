import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { site } from "@/lib/site/config";
import { derive31 } from "./derive-31";

/** The document as it is written, for `/openapi.yaml`. */
export function openapiYaml(): string {
  return withAddresses(readFileSync(path.join(process.cwd(), "openapi/devlog.yaml"), "utf8"));
}

/** The same in 3.1 and JSON, for `/openapi.json`. */
export function openapiJson(): string {
  return `${JSON.stringify(derive31(parse(openapiYaml())), null, 2)}\n`;
}

/** Links of the site lead to the site from wherever the document is read. */
function withAddresses(text: string): string {
  return text.replaceAll("](/docs/", `](${site.origin}/docs/`);
}

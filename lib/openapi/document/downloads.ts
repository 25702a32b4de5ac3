import { readText } from "@/lib/files/text";
import { withAddresses } from "@/lib/site/with-addresses";
import { derive31 } from "./derive-31";
import { apiFile } from "./site-api";
import { parseSource } from "./source";

/** The document as it is written, for `/openapi.yaml`; without what it begins with, which is for its writers. */
export function openapiYaml(): string {
  return withAddresses(readText(apiFile).replace(/^(?:#.*\n)+/, ""));
}

/** The same in 3.1 and JSON, for `/openapi.json`: for programs, so without spaces. */
export function openapiJson(): string {
  return `${JSON.stringify(derive31(parseSource(apiFile, openapiYaml()).root))}\n`;
}

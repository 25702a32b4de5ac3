import { lineOfPath } from "@/lib/content/field-path";
import type { Problem } from "@/lib/content/problem";
import { readText } from "@/lib/files/text";
import { configFile } from "@/lib/site/check-config";
import { site } from "@/lib/site/config";
import { apiFile } from "../document/site-api";

/**
 * Where the API's errors lead to another site than this one. Every response, sample, and page that shows an error would
 * be told for it, and none of them is to be changed alone.
 */
export function checkOrigin(api = readText(apiFile), origin: string = site.origin): Problem[] {
  const others = [...api.matchAll(/\btype["']?:\s*["']?(https?:\/\/[^\s"'/]+)\/docs\//g)].map(
    ([, other = ""]) => other,
  );
  const [other] = others;
  if (other === undefined || others.includes(origin)) return [];
  const what = `The origin is ${origin}, and the errors of ${apiFile} lead to ${other}.`;
  const cure = `Write the same there and in content/: search them for ${other}. To rename all, there is npm run rename.`;
  return [{ file: configFile, line: lineOfPath(readText(configFile), "origin"), what, cure }];
}

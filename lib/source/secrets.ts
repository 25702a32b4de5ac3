import { checkSecrets } from "@/lib/content/check-secrets";
import { publicFolder } from "@/lib/content/pictures";
import type { Problem } from "@/lib/content/problem";
import { listFiles } from "@/lib/files/list";
import { readText } from "@/lib/files/text";
import { credentialStarts } from "@/lib/openapi/document/names";
import { readSiteApi } from "@/lib/openapi/document/site-api";

const folders = ["content", "openapi", publicFolder];
const texts = /\.(?:mdx?|[cm]?[jt]sx?|json|ya?ml|txt|svg|html|css|sh|py|go)$/;

/** Every secret that would be published, or that a file beside what is published gives away. */
export function allSecrets(): Problem[] {
  const files = folders.flatMap((folder) => listFiles(folder, texts).map((name) => `${folder}/${name}`));
  return files.flatMap((file) => secretsIn({ file, source: readText(file) }));
}

/** The secrets in one text; those of an operation's page are told where the description has them. */
export function secretsIn({ file, source = "" }: { file: string; source?: string }): Problem[] {
  return checkSecrets({ file, source }, readSiteApi().document ? credentialStarts() : []);
}

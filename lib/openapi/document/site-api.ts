import { ContentError } from "@/lib/content/problem";
import { keptByFile, keptFor } from "@/lib/files/kept";
import type { OperationNodes } from "../operation/operation";
import { readKeptText } from "./kept-text";
import { type ApiDocument, readDocument } from "./read";
import { type ApiSource, sourceOf } from "./source";
import { listOf, mapOf, textOf } from "./value";

/** The one API description of the site, from the project's root. */
export const apiFile = "openapi/devlog.yaml";

const read = keptByFile((text, file) => withServer(readDocument(file, text, readKeptText(file, text))));

/** The site's API description, or what is wrong with its file: read once for pages, guides, and checks. */
export const readSiteApi = () => read(apiFile);

/** The same for whoever cannot go on without it. */
export function siteDocument(): ApiDocument {
  const { document, problems } = readSiteApi();
  if (!document) throw new ContentError(problems);
  return document;
}

const plain = keptFor(sourceOf);

/** The same as plain values, for schemas and checks. */
export const siteSource = (): ApiSource => plain(siteDocument());

const operationsFolder = "api/reference/";

/** The slug of an operation's page. */
export const operationPageSlug = ({ slug }: Pick<OperationNodes, "slug">) => `${operationsFolder}${slug}`;

/** Whether a slug is that of an operation's page, also while nobody can tell which operations there are. */
export const isOperationSlug = (slug: string): boolean => slug.startsWith(operationsFolder);

/** Whether a slug may be that of a page which nobody knows while the description can't be read. */
export const isUnreadOperation = (slug: string): boolean => isOperationSlug(slug) && !readSiteApi().document;

/** Without a server that can be called, no call of a page can be told right from wrong, and no host is the API's. */
function withServer(found: ReturnType<typeof readDocument>): ReturnType<typeof readDocument> {
  if (!found.document) return found;
  const { file, root, lineOf } = found.document;
  const urls = listOf(root.get("servers")).map((server) => textOf(mapOf(server).get("url")) ?? "");
  const wrong = urls.length === 0 ? 0 : urls.findIndex((url) => !URL.canParse(url) || !/^https?:/.test(url));
  if (wrong < 0) return found;
  const url = urls[wrong];
  const what = url === undefined ? "There is no server." : `The server "${url}" has no address that can be called.`;
  const cure = 'Write it out under "servers": "url: https://api.example.com/v1".';
  return { problems: [{ file, line: lineOf(`/servers/${wrong}/url`), what, cure }] };
}

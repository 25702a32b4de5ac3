import { ContentError } from "@/lib/content/problem";
import { keptByFile, keptFor } from "@/lib/files/kept";
import type { OperationNodes } from "../operation/operation";
import { readKeptText } from "./kept-text";
import { type ApiDocument, readDocument } from "./read";
import { type ApiSource, sourceOf } from "./source";

/** The one API description of the site, from the project's root. */
export const apiFile = "openapi/devlog.yaml";

const read = keptByFile((text, file) => readDocument(file, text, readKeptText(file, text)));

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

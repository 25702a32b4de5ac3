import { descriptionHtml, type Html } from "./description";
import type { ApiDocument } from "./read";
import type { SecuritySchemeView, SecurityView } from "./security";
import { schemeViews, securityView } from "./security";
import { serverViews } from "./servers";
import { slugWords } from "./slugs";
import type { LinkView, ServerView } from "./types";
import { listOf, mapOf, textOf, type Value, type ValueMap } from "./value";

/** What is said of the document as a whole, without its operations. */
export type ApiView = {
  /** The version of OpenAPI that it is written in. */
  openapi: string;
  title: string;
  version: string;
  summary: string;
  description: Html;
  servers: ServerView[];
  security: SecurityView;
  schemes: SecuritySchemeView[];
  tags: TagView[];
  license: { name: string; href: string | undefined; identifier: string | undefined } | undefined;
  contact: { name: string; href: string | undefined; email: string | undefined } | undefined;
  termsOfService: string | undefined;
  externalDocs: LinkView | undefined;
};

export type TagView = { name: string; slug: string; title: string; parent: string | undefined; description: Html };

/** The document as a whole: what its information page says, and the names of its tags. */
export function apiView(document: ApiDocument): ApiView {
  const { root } = document;
  const about = mapOf(root.get("info"));
  return {
    openapi: textOf(root.get("openapi")) ?? "",
    title: textOf(about.get("title")) ?? "API",
    version: String(about.get("version") ?? ""),
    summary: textOf(about.get("summary")) ?? "",
    description: descriptionHtml(textOf(about.get("description"))),
    servers: serverViews(root.get("servers")),
    security: securityView(document, undefined),
    schemes: schemeViews(document),
    tags: listOf(root.get("tags")).map(tagView),
    license: withName(about.get("license"), (license) => ({ identifier: textOf(license.get("identifier")) })),
    contact: withName(about.get("contact"), (contact) => ({ email: textOf(contact.get("email")) })),
    termsOfService: webAddress(about.get("termsOfService")),
    externalDocs: linkView(root.get("externalDocs")),
  };
}

/** Whom a map names and where to read of them, and what else there is; nothing of an empty map. */
function withName<Also>(value: Value | undefined, alsoOf: (map: ValueMap) => Also) {
  const map = mapOf(value);
  if (map.size === 0) return undefined;
  return { name: textOf(map.get("name")) ?? "", href: webAddress(map.get("url")), ...alsoOf(map) };
}

/** `externalDocs`, if its address is one of the web. */
export function linkView(value: Value | undefined): LinkView | undefined {
  const map = mapOf(value);
  const href = webAddress(map.get("url"));
  return href === undefined ? undefined : { href, text: textOf(map.get("description")) ?? href };
}

function tagView(value: Value): TagView {
  const tag = mapOf(value);
  const name = textOf(tag.get("name")) ?? "";
  return {
    name,
    slug: slugWords(name),
    title: textOf(tag.get("summary")) ?? textOf(tag.get("x-displayName")) ?? name,
    parent: textOf(tag.get("parent")),
    description: descriptionHtml(textOf(tag.get("description"))),
  };
}

function webAddress(value: Value | undefined): string | undefined {
  const address = textOf(value);
  return address !== undefined && /^https?:\/\//i.test(address) ? address : undefined;
}

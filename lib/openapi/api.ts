import { descriptionHtml } from "./description";
import type { ApiDocument } from "./read";
import { schemeViews, securityView } from "./security";
import { serverViews } from "./servers";
import { slugWords } from "./slugs";
import type { ApiView, LinkView, TagView } from "./types";
import { listOf, mapOf, textOf, type Value } from "./value";

/** The document as a whole: what its information page says, and the names of its tags. */
export function apiView(document: ApiDocument): ApiView {
  const { root } = document;
  const about = mapOf(root.get("info"));
  const license = mapOf(about.get("license"));
  const contact = mapOf(about.get("contact"));
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
    license:
      license.size === 0
        ? undefined
        : {
            name: textOf(license.get("name")) ?? "",
            href: webAddress(license.get("url")),
            identifier: textOf(license.get("identifier")),
          },
    contact:
      contact.size === 0
        ? undefined
        : {
            name: textOf(contact.get("name")) ?? "",
            href: webAddress(contact.get("url")),
            email: textOf(contact.get("email")),
          },
    termsOfService: webAddress(about.get("termsOfService")),
    externalDocs: linkView(root.get("externalDocs")),
  };
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

import type { ApiDocument } from "../document/read";
import { listOf, mapOf, textOf, type Value } from "../document/value";
import { type SchemeDetails, schemeDetails } from "../request/security";
import { type ServerView, serverViews } from "../request/servers";
import { descriptionHtml, type Html } from "./description";
import { type LinkView, linkView, webAddress } from "./link";

/** What is said of the document as a whole, without its operations. */
export type ApiView = {
  /** The version of OpenAPI that it is written in. */
  openapi: string;
  title: string;
  version: string;
  /** What it is in one line, plain text. */
  summary: string | undefined;
  description: Html;
  servers: ServerView[];
  schemes: SchemeDetails[];
  tags: TagView[];
  /** The license's name. */
  license: string | undefined;
  licenseHref: string | undefined;
  /** Where the terms of its use stand. */
  termsHref: string | undefined;
  seeAlso: LinkView | undefined;
  contact: { href: string | undefined; email: string | undefined };
};

export type TagView = { name: string; title: string; description: Html };

/** The document as a whole: what its information page says, and the names of its tags. */
export function apiView(document: ApiDocument): ApiView {
  const { root } = document;
  const about = mapOf(root.get("info"));
  const contact = mapOf(about.get("contact"));
  const license = mapOf(about.get("license"));
  return {
    openapi: textOf(root.get("openapi")) ?? "",
    title: textOf(about.get("title")) ?? "API",
    version: String(about.get("version") ?? ""),
    summary: textOf(about.get("summary")),
    description: descriptionHtml(textOf(about.get("description"))),
    servers: serverViews(root.get("servers")),
    schemes: schemeDetails(document),
    tags: listOf(root.get("tags")).map(tagView),
    license: textOf(license.get("name")),
    licenseHref: webAddress(license.get("url")),
    termsHref: webAddress(about.get("termsOfService")),
    seeAlso: linkView(root.get("externalDocs")),
    contact: { href: webAddress(contact.get("url")), email: textOf(contact.get("email")) },
  };
}

function tagView(value: Value): TagView {
  const tag = mapOf(value);
  const name = textOf(tag.get("name")) ?? "";
  return {
    name,
    title: textOf(tag.get("summary")) ?? textOf(tag.get("x-displayName")) ?? name,
    description: descriptionHtml(textOf(tag.get("description"))),
  };
}

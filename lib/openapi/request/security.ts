import { children, followed, nodeAt } from "../document/graph";
import { below } from "../document/pointer";
import type { ApiDocument } from "../document/read";
import { listOf, mapOf, textOf, textsOf, type Value, type ValueMap } from "../document/value";
import { descriptionHtml, type Html } from "../operation/description";

/** Credentials that a call needs: one of the sets, and of a set everything. No sets: the call is open. */
export type SecurityView = { sets: SecurityNeed[][]; isOptional: boolean };

export type SecurityNeed = { scheme: SecuritySchemeView; scopes: string[] };

export type SecuritySchemeView = {
  /** Its name under `components.securitySchemes`. */
  name: string;
  /** What a reader calls it: `API key`, `OAuth`, `Bearer token`. */
  title: string;
  /** How it travels; `undefined` where that is not by a word in the call, or by one that has to be computed. */
  carrier: Carrier | undefined;
};

/** What the information page says of a scheme beyond its name. */
export type SchemeDetails = SecuritySchemeView & {
  description: Html;
  /** Where tokens come from: for which use, and in which flow as the document calls it (`authorizationCode`, …). */
  addresses: { use: string; address: string; flow: string | undefined }[];
  /** All that can be asked for, in any of its flows. */
  scopes: { name: string; text: string }[];
};

/** Where a credential stands: `bearer` and `basic` in the Authorization header, else a named header, query or cookie. */
export type Carrier = { in: "header" | "query" | "cookie"; name: string; form: "bearer" | "basic" | "plain" };

/** What a call needs: the operation's own `security`, or else the document's. An empty set makes credentials optional. */
export function securityView(document: ApiDocument, own: Value | undefined): SecurityView {
  const written = listOf(own ?? document.root.get("security"));
  const sets = written.map((set) =>
    [...mapOf(set)].map(([name, scopes]) => ({ scheme: schemeView(document, name), scopes: textsOf(scopes) })),
  );
  const asked = sets.filter((set) => set.length > 0);
  return { sets: asked, isOptional: asked.length > 0 && asked.length < sets.length };
}

/** Every security scheme of the document. */
export function schemeDetails(document: ApiDocument): SchemeDetails[] {
  return children(nodeAt(document, "/components/securitySchemes")).map(([name]) => {
    const scheme = schemeOf(document, name);
    const flows = [...mapOf(scheme.get("flows"))].map(([flow, value]) => ({ flow, owner: mapOf(value) }));
    return {
      ...schemeView(document, name),
      description: descriptionHtml(textOf(scheme.get("description"))),
      addresses: [{ flow: undefined, owner: scheme }, ...flows].flatMap(addressesOf),
      scopes: [...new Map(flows.flatMap(({ owner }) => [...mapOf(owner.get("scopes"))]))].map(([scope, text]) => ({
        name: scope,
        text: textOf(text) ?? "",
      })),
    };
  });
}

function addressesOf({ flow, owner }: { flow: string | undefined; owner: ValueMap }): SchemeDetails["addresses"] {
  return [...uses].flatMap(([keyword, use]) => {
    const address = textOf(owner.get(keyword));
    return address === undefined ? [] : [{ use, address, flow }];
  });
}

const uses = new Map([
  ["openIdConnectUrl", "discovery"],
  ["authorizationUrl", "authorization"],
  ["deviceAuthorizationUrl", "device authorization"],
  ["tokenUrl", "tokens"],
]);

function schemeView(document: ApiDocument, name: string): SecuritySchemeView {
  const scheme = schemeOf(document, name);
  const type = textOf(scheme.get("type"));
  const kind = kinds.find((known) => known === type) ?? "unknown";
  return { name, title: titleOf(name, kind, scheme), carrier: carrierOf(kind, scheme) };
}

function schemeOf(document: ApiDocument, name: string): ValueMap {
  return mapOf(followed(document, nodeAt(document, below("/components/securitySchemes", name)))?.value);
}

const kinds = ["apiKey", "http", "oauth2", "openIdConnect", "mutualTLS"] as const;
type Kind = (typeof kinds)[number] | "unknown";

function titleOf(name: string, kind: Kind, scheme: ValueMap): string {
  // The type is called `oauth2` for 2.0 and 2.1 alike, so which of them it is, only the description can say.
  if (kind === "oauth2") return "OAuth";
  if (kind === "openIdConnect") return "OpenID Connect";
  if (kind === "mutualTLS") return "Client certificate";
  // A bearer token may be an API key; the name that the document gives it says so.
  if (/api[-_ ]?key/i.test(name) || kind === "apiKey") return "API key";
  const http = textOf(scheme.get("scheme"))?.toLowerCase();
  if (http === "bearer") return "Bearer token";
  if (http === "basic") return "Basic authentication";
  return kind === "http" ? `HTTP ${http ?? ""}`.trim() : name;
}

function carrierOf(kind: Kind, scheme: ValueMap): Carrier | undefined {
  if (kind === "oauth2" || kind === "openIdConnect") return { in: "header", name: "Authorization", form: "bearer" };
  if (kind === "http") {
    const form = textOf(scheme.get("scheme"))?.toLowerCase();
    return form === "basic" || form === "bearer" ? { in: "header", name: "Authorization", form } : undefined;
  }
  const place = textOf(scheme.get("in"));
  const name = textOf(scheme.get("name"));
  if (kind !== "apiKey" || name === undefined) return undefined;
  if (place !== "header" && place !== "query" && place !== "cookie") return undefined;
  return { in: place, name, form: "plain" };
}

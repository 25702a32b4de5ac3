import { docsRoot } from "@/lib/routing/slug";
import { abilities } from "./abilities";
import type { Redirect } from "./redirect-rules";
import { headersOf, type Rule } from "./rules";
import { tooManyMoved } from "./too-many-moved";

/** What CloudFront takes of a function's source, in bytes. */
const maxFunction = 10_240;

/**
 * A CloudFront function for viewer requests: leads redirects on, and names the file of S3 for each form of an address.
 * S3 knows files alone; a page's address is one whose last part has no dot. Room is scarce: the table names each page
 * that has moved once, beside where it is, and the function reads the forms of an address by itself.
 * @throws when CloudFront would refuse it
 */
export function cloudFrontFunction(redirects: readonly Redirect[]): string {
  const moved = redirects.filter(({ from }) => isBare(from));
  const table: Record<string, string> = {};
  for (const { from, to } of moved) {
    const [slug, page] = [from.slice(docsRoot.length), to.slice(docsRoot.length)];
    table[page] = Object.hasOwn(table, page) ? `${table[page]} ${slug}` : slug;
  }
  const source = `// Written by npm run build. Runtime cloudfront-js-2.0, event type viewer-request.
// Where pages have moved to, and from where, all below /docs/.
const moved = ${JSON.stringify(table)};

function targetOf(uri) {
  if (uri === "/") return "/docs/";
  const parts = /^\\/docs\\/(.*?[^/])(\\/index\\.html|\\.html|\\.md|\\/|)$/.exec(uri);
  if (!parts) return undefined;
  const to = Object.keys(moved).find(function (page) { return moved[page].split(" ").includes(parts[1]); });
  if (to === undefined) return undefined;
  return "/docs/" + (parts[2] === ".md" ? (to.split("#")[0].slice(0, -1) || "index") + ".md" : to);
}

function handler(event) {
  const request = event.request;
  const uri = request.uri;
  const target = targetOf(uri);
  if (target) {
    const to = target.split("#");
    const asked = request.querystring;
    const query = Object.keys(asked).map(function (name) {
      return (asked[name].multiValue || [asked[name]]).map(function (each) { return name + "=" + each.value; }).join("&");
    });
    if (query.length > 0) to[0] += "?" + query.join("&");
    return { statusCode: 301, statusDescription: "Moved Permanently", headers: { location: { value: to.join("#") } } };
  }
  if (uri.endsWith("/")) request.uri = uri + "index.html";
  else if (!uri.slice(uri.lastIndexOf("/")).includes(".")) request.uri = uri + "/index.html";
  return request;
}
`;
  const size = Buffer.byteLength(source);
  if (size > maxFunction) {
    throw tooManyMoved(
      `With ${moved.length} pages that have moved, the CloudFront function has ${size} bytes of ${maxFunction}.`,
      "viewer-request.js",
    );
  }
  return source;
}

/** Whether an address is the one form of a moved page's that the table has: neither slash nor ending. */
const isBare = (from: string) => from.startsWith(docsRoot) && !/(\/|\.html|\.md)$/.test(from);

/** The fields that CloudFront has a place of its own for, and takes nowhere else. */
const placed = [
  "Content-Security-Policy",
  "Strict-Transport-Security",
  "X-Content-Type-Options",
  "Referrer-Policy",
] as const;

/**
 * The configuration of a CloudFront response headers policy: it has one for all answers, so those of pages are in it, but
 * for `Link`, by which every file would ask for others.
 */
export function responseHeadersPolicy(rules: readonly Rule[]): string {
  const everywhere = headersOf("/docs/", rules);
  const value = (name: (typeof placed)[number]) => {
    const found = everywhere[name];
    if (!found) throw new Error(`lib/publish/hosts/rules.ts gives no ${name} to pages.`);
    return found;
  };
  const elsewhere: readonly string[] = [...placed, ...abilities["s3-cloudfront"].without];
  const custom = Object.entries(everywhere).filter(([name]) => !elsewhere.includes(name));
  const policy = {
    Name: "docs",
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: value("Content-Security-Policy") },
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value("Strict-Transport-Security"))?.[1]),
      },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: value("Referrer-Policy") },
    },
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
  return `${JSON.stringify(policy, null, 2)}\n`;
}

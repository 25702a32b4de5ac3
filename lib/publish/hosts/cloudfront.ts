import { abilities } from "./abilities";
import type { Redirect } from "./redirect-rules";
import { headersOf, type Rule } from "./rules";

/** What CloudFront takes of a function's source. */
const maxFunction = 10_240;

/**
 * A CloudFront function for viewer requests: leads redirects on, and names the file of S3 for each form of an address.
 * S3 knows files alone; a page's address is one whose last part has no dot.
 */
export function cloudFrontFunction(redirects: readonly Redirect[]): string {
  const table = Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
  const source = `// Written by npm run build. Runtime cloudfront-js-2.0, event type viewer-request.
const redirects = ${JSON.stringify(table)};

function handler(event) {
  const request = event.request;
  const uri = request.uri;
  if (redirects[uri]) {
    const to = redirects[uri].split("#");
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
  if (source.length > maxFunction) throw new Error(`The CloudFront function is longer than ${maxFunction} characters.`);
  return source;
}

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

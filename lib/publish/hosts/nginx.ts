import { compressible, mediaTypes } from "./media-types";
import type { Redirect } from "./redirect-rules";
import { patternOf, type Rule, revalidate } from "./rules";

/**
 * The two halves of an nginx configuration: `http` belongs into `http { … }`, since only there nginx takes maps, and
 * `server` into the operator's `server { … }`, which says address, certificate and root.
 */
export function nginxFiles(rules: readonly Rule[], redirects: readonly Redirect[]): { http: string; server: string } {
  const fields = headerFields(rules);
  return {
    http: [
      "# Written by npm run build. Include it in http { }.",
      ...fields.filter(({ map }) => map.length > 0).map(headerMap),
      redirectMap(redirects),
      "",
    ].join("\n\n"),
    server: [
      "# Written by npm run build. Include it in server { }, which says listen, server_name, certificates and root.",
      [
        "charset utf-8;",
        `charset_types ${charsetTypes().join(" ")};`,
        "server_tokens off;",
        "absolute_redirect off;",
        "index index.html;",
      ].join("\n"),
      block("types", typeLines()),
      compression(),
      // At the level of the server: a location with a header of its own would lose all of these.
      fields.map(({ name, value }) => `add_header ${name} ${value} always;`).join("\n"),
      block("if ($docs_redirect)", ["return 301 $docs_redirect;"]),
      // An address that cannot be decoded is one that is not there.
      "error_page 400 404 =404 /404.html;",
      block("location /", ["try_files $uri $uri.html $uri/index.html =404;"]),
      "",
    ].join("\n\n"),
  };
}

/** A field: the same on all answers, or by a map from the address. */
type Field = { name: string; value: string; map: { pattern: string; value: string }[]; otherwise: string };

function headerFields(rules: readonly Rule[]): Field[] {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  return names
    .filter((name) => name !== "Content-Type")
    .map((name) => {
      const own = rules.flatMap(({ path, headers }) => {
        const value = headers[name];
        return value === undefined ? [] : { pattern: patternOf(path), value };
      });
      const [first] = own;
      if (first?.pattern === "^/.*$") {
        return { name, value: quote(first.value), map: [], otherwise: "" };
      }
      return { name, value: variableOf(name), map: own, otherwise: name === "Cache-Control" ? revalidate : "" };
    });
}

function headerMap({ value, map, otherwise }: Field): string {
  // nginx sends no field whose value is empty.
  return block(`map $uri ${value}`, [
    `default ${quote(otherwise)};`,
    ...map.map((entry) => `${quote(`~${entry.pattern}`)} ${quote(entry.value)};`),
  ]);
}

function redirectMap(redirects: readonly Redirect[]): string {
  return block("map $uri $docs_redirect", [
    'default "";',
    ...redirects.map(({ from, to }) => {
      const [path, hash] = to.split("#");
      // As a pattern: a map of exact texts is a table whose places hold 46 characters, and nginx would not start.
      return `${quote(`~${patternOf(from)}`)} ${quote(`${path}$is_args$args${hash ? `#${hash}` : ""}`)};`;
    }),
  ]);
}

const bare = (type: string) => type.replace(/;.*/, "");

function typeLines(): string[] {
  return Object.entries(mediaTypes).map(([ending, type]) => `${bare(type)} ${ending};`);
}

/** nginx counts text/html in always, here and in what it compresses, and warns where it is named. */
const withoutHtml = (types: readonly string[]) => types.map(bare).filter((type) => type !== "text/html");

const charsetTypes = () => withoutHtml(Object.values(mediaTypes).filter((type) => type.includes("charset")));

function compression(): string {
  const types = withoutHtml(compressible);
  return [
    "gzip on;",
    "gzip_comp_level 6;",
    "gzip_min_length 512;",
    "gzip_proxied any;",
    "gzip_vary on;",
    `gzip_types ${types.join(" ")};`,
    "# With the module ngx_brotli: brotli on; brotli_types and the types above.",
  ].join("\n");
}

const block = (head: string, lines: readonly string[]) =>
  `${head} {\n${lines.map((line) => `  ${line}`).join("\n")}\n}`;
const quote = (value: string) => `"${value.replace(/["\\]/g, "\\$&")}"`;
const variableOf = (header: string) => `$docs_${header.toLowerCase().replaceAll("-", "_")}`;

import { site } from "@/lib/site/config";

/** A page of 300 bytes that leads on, for hosts without redirects and readers without JavaScript. */
export function redirectPage(href: string): string {
  return [
    "<!DOCTYPE html>",
    `<html lang="en"><head><meta charset="utf-8"><title>${site.title}</title>`,
    `<meta http-equiv="refresh" content="0; url=${href}"><link rel="canonical" href="${site.origin}${href.split("#")[0]}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"></head>',
    `<body><p><a href="${href}">${site.title}</a></p></body></html>`,
    "",
  ].join("\n");
}

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cloudFrontFunction, responseHeadersPolicy } from "./cloudfront";
import { formatHeaders, formatRedirects } from "./headers-file";
import { nginxFiles } from "./nginx";
import { cloudFrontNotes, gitHubPagesNotes } from "./notes";
import type { Redirect } from "./redirect-rules";
import type { Rule } from "./rules";
import { vercelFile } from "./vercel";

/** Writes what each host reads: into the published folder where it looks there, and beside it where not. */
export function writeHosts(rules: readonly Rule[], redirects: readonly Redirect[], out: string, beside: string): void {
  const nginx = nginxFiles(rules, redirects);
  const files: [folder: string, name: string, text: string][] = [
    [out, "_headers", formatHeaders(rules)],
    [out, ".nojekyll", ""],
    [beside, "nginx/http.conf", nginx.http],
    [beside, "nginx/server.conf", nginx.server],
    [beside, "vercel/vercel.json", vercelFile(rules, redirects)],
    [beside, "s3-cloudfront/viewer-request.js", cloudFrontFunction(redirects)],
    [beside, "s3-cloudfront/response-headers-policy.json", responseHeadersPolicy(rules)],
    [beside, "s3-cloudfront/README.md", cloudFrontNotes(rules)],
    [beside, "github-pages/README.md", gitHubPagesNotes()],
    // The last one, by which a build counts as published (`builtMark`).
    [out, "_redirects", formatRedirects(redirects)],
  ];
  // Only now: what a host would refuse has stopped the build by now, and leaves the files of the last one.
  rmSync(beside, { recursive: true, force: true });
  for (const [folder, name, text] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

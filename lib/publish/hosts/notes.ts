import { site } from "@/lib/site/config";
import { abilities } from "./abilities";
import { mediaTypes } from "./media-types";
import { hashedFiles, type Rule, revalidate } from "./rules";

/** What `aws s3` would call otherwise: it guesses by the ending, and says of a text no encoding. A page says its own. */
const named = ["md", "txt", "yaml"] as const;

/** What an operator has to do by hand where a host reads no file of ours, with the values of the rules. */
export function cloudFrontNotes(rules: readonly Rule[]): string {
  const hashed = hashedFiles.slice(1);
  const forever = rules.find(({ path }) => path === hashedFiles)?.headers["Cache-Control"];
  const rest = `--cache-control "${revalidate}" --delete`;
  const others = [hashed, "_headers", "_redirects", ...named.map((kind) => `*.${kind}`)];
  const uploads = [
    `--exclude "*" --include "${hashed}" --cache-control "${forever}"`,
    `${others.map((files) => `--exclude "${files}"`).join(" ")} ${rest}`,
    ...named.map((kind) => `--exclude "*" --include "*.${kind}" --content-type "${mediaTypes[kind]}" ${rest}`),
  ].map((choice) => `aws s3 sync out s3://BUCKET ${choice}`);
  return `# S3 and CloudFront

Written by \`npm run build\`. \`BUCKET\` and \`DISTRIBUTION\` are yours.

1. Upload what is named by its content first, then the rest, so that no page is there before its scripts:

   \`\`\`bash
   ${uploads.join("\n   ")}
   aws cloudfront create-invalidation --distribution-id DISTRIBUTION --paths "/*"
   \`\`\`

   Files of earlier builds under \`${hashed}\` stay, for tabs that are still open; a rule of the bucket may drop them after a month.

2. Make a function of \`viewer-request.js\` (runtime \`cloudfront-js-2.0\`), and attach it to the default behavior as the viewer request.

3. Make a response headers policy of \`response-headers-policy.json\`, and attach it to the same behavior:

   \`\`\`bash
   aws cloudfront create-response-headers-policy --response-headers-policy-config file://response-headers-policy.json
   \`\`\`

   Both files belong to their build: where one has changed, bring it up to date (\`update-response-headers-policy\`, \`update-function\` and \`publish-function\`) with the upload. An older policy refuses newer inline scripts.

4. Let the behavior compress objects, with a cache policy that takes gzip and Brotli.

5. Give the errors 403 and 404 a custom response: \`/404.html\` with status 404, kept for 10 seconds. S3 says 403 where the distribution may not list the bucket.

6. Ask the host: \`${trial("s3-cloudfront")}\`.

Not there, since they depend on the file: ${abilities["s3-cloudfront"].without.map((name) => `\`${name}\``).join(", ")}.
`;
}

/** GitHub Pages takes no header fields at all. */
export function gitHubPagesNotes(): string {
  return `# GitHub Pages

Written by \`npm run build\`. Publish \`out/\` as it is, as a branch or by an action (\`actions/upload-pages-artifact\` with \`include-hidden-files: true\`, or \`.well-known/\` stays behind); \`out/.nojekyll\` keeps Jekyll from dropping \`_next/\`.

- The site needs a domain of its own (\`${new URL(site.origin).host}\`), or the pages of an organization: all addresses begin at the root.
- Every form of an address works, and \`404.html\` is the not-found page.
- GitHub sets no header fields of ours. The Content Security Policy stands in each page all the same, but for \`frame-ancestors\`, which a page can't say: other sites can show these pages in a frame. Switch on "Enforce HTTPS" in place of HSTS.
- Everything is kept for ten minutes by browsers, hashed files included. A tab that is open during a deployment loads pages whole.
- Redirects are the small pages that the build writes in their place.

Ask the host: \`${trial("github-pages")}\`.
`;
}

/** How an operator compares a host with `out/`. */
const trial = (name: keyof typeof abilities) => `npm run host:try -- ${site.origin} ${name}`;

import { site } from "@/lib/site/config";
import { abilities } from "./abilities";
import { mediaTypes } from "./media-types";
import { hashedFiles, type Rule, revalidate } from "./rules";

/**
 * What `aws s3` calls by its right name, whatever machine it runs on: it guesses by the ending, and says of a text no
 * encoding. A page says its own, and gives it to its scripts and stylesheets.
 */
const guessed: readonly string[] = ["css", "html", "jpg", "js", "json", "png", "svg"];
const named = Object.entries(mediaTypes).filter(([kind]) => !guessed.includes(kind));

/** Calls of a shell's function, kind after kind: first what is guessed, then each of the named ones with its type. */
function uploads(call: string, places: string, kinds = named): string[] {
  const others = kinds.map(([kind]) => ` --exclude "*.${kind}"`).join("");
  return [
    `${call} --include "${places}"${others}`,
    ...kinds.map(([kind, type]) => `${call} --include "${places}.${kind}" --content-type "${type}"`),
  ];
}

/** What an operator has to do by hand where a host reads no file of ours, with the values of the rules. */
export function cloudFrontNotes(rules: readonly Rule[]): string {
  const hashed = hashedFiles.slice(1);
  const forever = rules.find(({ path }) => path === hashedFiles)?.headers["Cache-Control"];
  const elsewhere = [hashed, "_headers", "_redirects"].map((files) => `--exclude "${files}"`).join(" ");
  // Texts are not named by their content: a bundler takes in pictures and typefaces.
  const bundled = named.filter(([, type]) => /^(image|font)\//.test(type));
  const commands = [
    `kept() { aws s3 sync out s3://BUCKET --cache-control "${forever}" --exclude "*" "$@"; }`,
    ...uploads("kept", hashed, bundled),
    // `sync` would leave alone what is as long as before and older: after a step back, two builds would be mixed.
    `asked() { aws s3 cp out s3://BUCKET --recursive --cache-control "${revalidate}" --exclude "*" "$@" ${elsewhere}; }`,
    ...uploads("asked", "*"),
    `aws s3 sync out s3://BUCKET ${elsewhere} --size-only --delete`,
  ];
  return `# S3 and CloudFront

Written by \`npm run build\`. \`BUCKET\` and \`DISTRIBUTION\` are yours.

1. Upload what is named by its content first, then the rest, so that no page is there before its scripts; the last \`sync\` takes away what is gone:

   \`\`\`bash
   ${commands.join("\n   ")}
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

Written by \`npm run build\`. Publish \`out/\` as it is; \`out/.nojekyll\` keeps Jekyll from dropping \`_next/\`.

- By an action: \`actions/upload-pages-artifact\` in a version that has the input \`include-hidden-files\`, which is to be \`true\`, or \`.well-known/\` stays behind.
- As a branch: put a file \`public/CNAME\` with the line \`${new URL(site.origin).host}\` into the project, which the build copies. GitHub keeps the domain in that file, and a branch without it has lost it.

What the host can and cannot do:

- The site needs a domain of its own (\`${new URL(site.origin).host}\`), or the pages of an organization: all addresses begin at the root.
- Every form of an address works, and \`404.html\` is the not-found page.
- GitHub sets no header fields of ours. The Content Security Policy stands in each page all the same, but for \`frame-ancestors\`, which a page can't say: other sites can show these pages in a frame. Switch on "Enforce HTTPS" in place of HSTS.
- Everything is kept for ten minutes by browsers, hashed files included. A tab that is open during a deployment loads pages whole.
- Redirects are the small pages that the build writes in their place. They lead on without the query and the part of a page (\`#…\`) that somebody came with.

Ask the host: \`${trial("github-pages")}\`.
`;
}

/** How an operator compares a host with `out/`. */
const trial = (name: keyof typeof abilities) => `npm run host:try -- ${site.origin} ${name}`;

import { expect, it } from "vitest";
import { mediaTypes } from "./media-types";
import { cloudFrontNotes, gitHubPagesNotes } from "./notes";
import { headerRules, revalidate } from "./rules";

const notes = cloudFrontNotes(headerRules({ policy: "default-src 'none'", link: "</a.css>;rel=preload;as=style" }));
/** The lines for the shell, with its functions written out. */
const commands = (/```bash\n([\s\S]*?) +aws cloudfront/.exec(notes)?.[1] ?? "").split("\n").flatMap((line) => {
  const [, name = "", options = ""] = /^ +(\w+) (.*)/.exec(line) ?? [];
  const [, command] = new RegExp(`^ +${name}\\(\\) \\{ (.*); \\}$`, "m").exec(notes) ?? [];
  return name ? (command?.replace('"$@"', options) ?? `${name} ${options}`) : [];
});
const forever = "public, max-age=31536000, immutable";

/** What `aws s3` does with a file: each command whose last fitting filter takes it in, by its type and time. */
const uploadsOf = (file: string) =>
  commands
    .filter((command) => !command.includes("--delete"))
    .flatMap((command) => {
      const filters = [...command.matchAll(/--(exclude|include) "([^"]*)"/g)];
      const fits = (pattern = "") => new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", ".*")}$`).test(file);
      if (filters.findLast(([, , pattern]) => fits(pattern))?.[1] === "exclude") return [];
      return { type: /--content-type "(.*?)"/.exec(command)?.[1], time: /--cache-control "(.*?)"/.exec(command)?.[1] };
    });

it.each([
  ["_next/static/chunks/a.js", undefined, forever],
  ["_next/static/media/a.woff2", "font/woff2", forever],
  ["_next/static/media/a.webp", "image/webp", forever],
  ["docs/index.html", undefined, revalidate],
  ["docs/images/a.svg", undefined, revalidate],
  [".nojekyll", undefined, revalidate],
  ["docs/inbox.md", mediaTypes.md, revalidate],
  [".well-known/security.txt", mediaTypes.txt, revalidate],
  ["favicon.ico", "image/x-icon", revalidate],
  ["sitemap.xml", "application/xml", revalidate],
  ["openapi.yaml", "application/yaml", revalidate],
  ["docs/images/a.webp", "image/webp", revalidate],
])("the notes upload %s once, as %s, with the time of the rules", (file, type, time) =>
  expect(uploadsOf(file)).toEqual([{ type, time }]),
);

it.each(["_headers", "_redirects"])("the notes leave %s behind", (file) => expect(uploadsOf(file)).toEqual([]));

it("the notes upload what is hashed first, then all the rest whether it is newer or not, and take away last", () => {
  const verbs = commands.map((command) => /^aws s3 (\w+) .*?(--delete)?$/.exec(command)?.slice(1).join(" ").trim());
  const changes = verbs.filter((verb, at) => verb !== verbs[at - 1]);
  expect(changes).toEqual(["sync", "cp", "sync --delete"]);
  expect(commands.filter((command) => / cp /.test(command) && !command.includes(" --recursive"))).toEqual([]);
  expect(commands.at(-1)).toContain('--exclude "_next/static/*"');
  expect(notes).not.toContain("undefined");
});

it("the notes say how to ask the host by its name, and what it does not have", () => {
  expect(gitHubPagesNotes()).toMatch(/`npm run host:try -- https:\/\/\S+ github-pages`/);
  expect(notes).toMatch(/`npm run host:try -- https:\/\/\S+ s3-cloudfront`/);
  expect(notes).toContain("`Access-Control-Allow-Origin`, `X-Robots-Tag`, `Link`.");
});

it.each(["`include-hidden-files`", "`public/CNAME` with the line `docs.", "without the query"])(
  "the notes of GitHub Pages speak of %s",
  (words) => expect(gitHubPagesNotes()).toContain(words),
);

/**
 * The packages that only a build and the preview run: Next does not bundle them (`next.config.mjs`). Nothing that
 * `require`s may lead to one of these, since a package that is a module makes whoever requires it wait.
 */
export const packagesOfBuild = [
  "@mdx-js/mdx",
  "ajv",
  "ajv-formats",
  "esbuild",
  "fontverter",
  "github-slugger",
  "harfbuzzjs",
  "hast-util-from-parse5",
  "hast-util-to-html",
  "hast-util-to-mdast",
  "hast-util-to-string",
  "htmlparser2",
  "parse5",
  "rehype-autolink-headings",
  "rehype-sanitize",
  "rehype-slug",
  "remark-frontmatter",
  "remark-gfm",
  "remark-parse",
  "remark-rehype",
  "remark-stringify",
  "shiki",
  "smol-toml",
  "unbash",
  "unified",
  "unist-util-visit",
  "vfile",
  "yaml",
];

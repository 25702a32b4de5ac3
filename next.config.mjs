import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import createMdx from "@next/mdx";
import "./lib/commands/need-place.cjs";
import { packagesOfBuild } from "./lib/files/packages-of-build.mjs";
import { pluginVersion } from "./lib/mdx/version.mjs";

/** @param {string} path */
const local = (path) => fileURLToPath(new URL(path, import.meta.url));

// For the texts of the shell (content/shell/*.mdx), which are modules. Pages are compiled once by lib/content/compile,
// with the same two plugins: DESIGN.md says why.
const version = pluginVersion();
const withMdx = createMdx({
  options: {
    remarkPlugins: [[local("./lib/mdx/remark-page.mjs"), { version }]],
    rehypePlugins: [[local("./lib/mdx/rehype-page.mjs"), { version }]],
  },
});

/** @param {string} name */
const inBrowsers = (name) => ({ browser: `./lib/browser/next/${name}.cjs` });

// What Next would bring that no browser of a static site needs, 3.8 kB: all of Node's `process`, which React names; the
// constants of a server, of which the router reads one; the actions of a server. It is named as Next asks for it.
const spared = {
  "next/dist/compiled/process": inBrowsers("process"),
  "../../../lib/constants": inBrowsers("constants"),
  "../../../../lib/constants": inBrowsers("constants"),
  "./reducers/server-action-reducer": inBrowsers("server-action-reducer"),
};

/** @type {import("next").NextConfig} */
const config = {
  trailingSlash: true,
  // Stands for the name that lib/publish makes of what is published, so that the same files have the same.
  generateBuildId: () => "named-by-lib-publish",
  reactStrictMode: true,
  allowedDevOrigins: ["127.0.0.1"],
  // Types are checked by `npm run check`; a second time in every build would only cost time.
  typescript: { ignoreBuildErrors: true },
  // What only the build runs need not be bundled.
  serverExternalPackages: [...packagesOfBuild],
  turbopack: { resolveAlias: spared },
  compiler: { runAfterProductionCompile: untilChecked },
  // The server's half only draws the pages, once: to make it small, or to say where its lines come from, takes longer than
  // that saves. Names stay as they are written, so an error while drawing still says where it happened.
  enablePrerenderSourceMaps: false,
  experimental: {
    // Each of the two draws one half of the routes, as their folders stand in the alphabet. `app/docs/(twins)` is there to
    // stand before the pages: after them, one half would be all pages, and the other pictures and half of the twins.
    cpus: 2,
    serverMinification: false,
    turbopackSourceMaps: process.env.NODE_ENV === "development",
    // Of our lines, an error tells the place; those of packages take the first page a quarter of a second to look up.
    turbopackInputSourceMaps: false,
    // Who builds once, a host or CI, would write the bundler's cache for nothing; who builds again has it from then on.
    turbopackFileSystemCacheForBuild: existsSync(local("./.next")),
  },
  // In the export `lib/publish` puts the Markdown twins beside their pages; the preview has to be told where they are, and
  // which route draws its pages (`app/docs/preview.page/`); a file that ends in `.preview.tsx` or `.preview.ts` is for it
  // alone, in the place of the export's. It takes no such word as long as it believes that it exports.
  ...(process.env.NODE_ENV === "development"
    ? {
        pageExtensions: ["preview.tsx", "preview.ts", "tsx", "ts"],
        rewrites: async () => [
          // A missing page names its icon only when it is drawn, which is in the browser: that one has asked for this before.
          { source: "/favicon.ico", destination: "/favicon.svg" },
          { source: "/docs/:twin(.*\\.md)", destination: "/docs/md/:twin" },
          { source: "/docs/:slug([^.]*)", destination: "/docs/preview.page?previewed=:slug" },
        ],
      }
    : { output: "export" }),
};

/** `lib/commands/build.ts` checks the content while the bundler works, and says when pages can be drawn. */
async function untilChecked() {
  if (!process.send) return;
  const ended = () => process.exit(1);
  const checked = new Promise((resolve) => process.once("message", resolve).once("disconnect", ended));
  process.send("bundled");
  await checked;
  process.off("disconnect", ended);
}

export default withMdx(config);

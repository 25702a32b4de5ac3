import { lineOfPath } from "@/lib/content/field-path";
import { contentFolder } from "@/lib/content/files";
import type { Problem } from "@/lib/content/problem";
import { configFile } from "@/lib/site/check-config";

/** The page that tells what is new, in a section of this title. */
export const newsFile = `${contentFolder}/index.mdx`;
const title = "What is new";

/**
 * That the site's version is told of nowhere in its news: a reader who sees it at the foot of a page looks there. `config`
 * and `page` are the texts of the files. A site without such a section tells no news.
 */
export function checkNews(version: string, config: string, page: string): Problem[] {
  const news = page.split(/^## /m).find((section) => section.startsWith(title));
  const named = new RegExp(`(?<![\\d.])${version.replace(/\W/g, "\\$&")}(?!\\.?\\d)`);
  if (news === undefined || named.test(news)) return [];
  return [
    {
      file: configFile,
      line: lineOfPath(config, "version"),
      what: `"${title}" does not tell of version ${version}.`,
      cure: `Write what it brings under ## ${title} in ${newsFile}, or correct the version.`,
    },
  ];
}

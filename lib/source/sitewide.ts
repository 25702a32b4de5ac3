import { redirects } from "@/content/redirects";
import { synonyms } from "@/content/synonyms";
import { checkLinks, type LinkTargets } from "@/lib/content/check-links";
import { lineOfPath } from "@/lib/content/field-path";
import type { Problem } from "@/lib/content/problem";
import { checkRedirects, redirectsFile } from "@/lib/content/redirects";
import { readText } from "@/lib/files/text";
import { checkSynonyms, synonymsFile } from "@/lib/search/check-synonyms";
import { configFile } from "@/lib/site/check-config";
import { site } from "@/lib/site/config";

/** Where the announcement leads, above every page. */
const announced: readonly string[] = site.announcement?.link ? [site.announcement.link.href] : [];

/** The addresses that lead on from no page: redirects, and the announcement. */
export const sitewideLinks: readonly string[] = [...Object.values(redirects), ...announced];

/** What is wrong with what belongs to no page: where redirects and the announcement lead, and synonyms that are none. */
export function sitewideProblems(targets: LinkTargets): Problem[] {
  return [
    ...checkRedirects(redirects, readText(redirectsFile), targets),
    ...checkAnnouncement(announced, readText(configFile), targets),
    ...checkSynonyms(synonyms, readText(synonymsFile)),
  ];
}

/** Where an announcement leads, held to what the links of pages are. */
function checkAnnouncement(hrefs: readonly string[], source: string, targets: LinkTargets): Problem[] {
  const line = lineOfPath(source, "announcement.link.href");
  const links = hrefs.map((href) => ({ href, line }));
  return checkLinks({ file: configFile, slug: "", ledger: { images: [], links } }, targets);
}

import { otherHosts } from "@/content/hosts";
import { redirects } from "@/content/redirects";
import { synonyms } from "@/content/synonyms";
import { checkHostList, hostsFile } from "@/lib/content/check-hosts";
import type { LinkTargets } from "@/lib/content/check-links";
import type { Problem } from "@/lib/content/problem";
import { checkRedirects, redirectsFile } from "@/lib/content/redirects";
import { registerFile } from "@/lib/content/register";
import { readText } from "@/lib/files/text";
import { knownHosts } from "@/lib/openapi/executable/load-contract";
import { checkSynonyms, synonymsFile } from "@/lib/search/check-synonyms";
import { configFile } from "@/lib/site/check-config";
import { type Announcement, site } from "@/lib/site/config";
import { checkAnnounced, checkAnnouncement } from "./announcement";
import { checkNews, newsFile } from "./check-news";

/** The addresses that lead on from no page: redirects, and the announcement. */
export const sitewideLinks: readonly string[] = [
  ...Object.values(redirects),
  ...(site.announcement?.link ? [site.announcement.link.href] : []),
];

/** What is wrong with what belongs to no page: where redirects lead, the announcement, synonyms that are none, old news. */
export function sitewideProblems(targets: LinkTargets): Problem[] {
  return [
    ...checkRedirects(redirects, readText(redirectsFile), targets),
    ...(site.announcement ? announcementProblems(site.announcement, targets) : []),
    ...checkSynonyms(synonyms, readText(synonymsFile)),
    ...checkHostList(otherHosts, readText(hostsFile)),
    ...checkNews(site.version, readText(configFile), readText(newsFile)),
  ];
}

function announcementProblems(announcement: Announcement, targets: LinkTargets): Problem[] {
  const source = readText(configFile);
  const wrong = checkAnnouncement(announcement, source, targets, knownHosts());
  // What has to be mended is not yet what will be announced.
  const isRight = ({ line }: Problem) => !wrong.some((one) => one.line === line);
  return [...wrong, ...checkAnnounced(announcement, source, readText(registerFile), redirects).filter(isRight)];
}

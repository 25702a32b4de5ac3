import { checkHosts } from "@/lib/content/check-hosts";
import { checkLinks, type LinkTargets } from "@/lib/content/check-links";
import { lineOfPath } from "@/lib/content/field-path";
import type { Problem } from "@/lib/content/problem";
import { announcementLine, keptAt, parseRegister, registerFile } from "@/lib/content/register";
import { checkTerms } from "@/lib/content/terms";
import { writtenNumbers } from "@/lib/content/typed-facts";
import { linkProblems, wordProblems } from "@/lib/content/wording";
import { configFile } from "@/lib/site/check-config";
import type { Announcement } from "@/lib/site/config";

/**
 * What is wrong with the announcement, which stands above every page: where it leads, and what it says, held to what
 * pages are. `source` is the text of the config, `own` the hosts of the product, where they
 * are known.
 */
export function checkAnnouncement(
  { text, link }: Announcement,
  source: string,
  targets: LinkTargets,
  own: ReadonlySet<string> | undefined,
): Problem[] {
  const lineOf = (field: string) => lineOfPath(source, `announcement.${field}`);
  const texts = { text, ...(link && { "link.text": link.text, "link.href": link.href }) };
  const said = Object.entries(texts).flatMap(([field, value]) => {
    const place = { file: configFile, source: value };
    const words =
      field === "link.href" ? [] : [...checkTerms(place), ...writtenNumbers(value), ...wordProblems(value, 1)];
    return [...(own ? checkHosts(place, own) : []), ...words].map(({ what, cure }) => ({
      what,
      cure,
      line: lineOf(field),
    }));
  });
  const named = link ? linkProblems(link.text, lineOf("link.text")) : [];
  const links = link ? [{ href: link.href, line: lineOf("link.href") }] : [];
  return [
    ...checkLinks({ file: configFile, slug: "", ledger: { images: [], links } }, targets),
    ...[...said, ...named].map((problem) => ({ file: configFile, ...problem })),
  ];
}

/**
 * That an announcement has the `id` of another: who has closed that would never see it. `source` is the text of the
 * config, `register` that of what was announced before. A link that a page's redirect leads on is the one that it was.
 */
export function checkAnnounced(
  announcement: Announcement,
  source: string,
  register: string,
  redirects: Readonly<Record<string, string>> = {},
): Problem[] {
  const { id, text, link } = announcement;
  const begin = announcementLine({ id, text: "" });
  const before = parseRegister(register).filter((line) => line.startsWith(begin));
  const kept = before.map((line) => line.replace(/(?<=\]\()\S+(?=\)$)/, (href) => keptAt(href, redirects)));
  const present = announcementLine(announcement);
  if (before.length === 0 || [...before, ...kept].includes(present)) return [];
  const said = announcementLine({ id, text });
  const other = before.some((line) => line === said || line.startsWith(`${said} [`)) ? "link" : "text";
  return [
    {
      file: configFile,
      line: lineOfPath(source, other === "link" && link ? "announcement.link.href" : "announcement.text"),
      what: `The announcement "${id}" had another ${other}, and whoever has closed that will not see this one.`,
      cure: `Give it a new id. If only a slip was corrected, take the line "${begin.trim()} …" out of ${registerFile}.`,
    },
  ];
}

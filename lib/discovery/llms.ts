/** A list of pages for machines, in the form of llms.txt (version 2, August 2026). */
export type LlmsIndex = {
  title: string;
  summary: string;
  /** Paragraphs on how to use it. */
  notes: readonly string[];
  groups: readonly LlmsGroup[];
};

export type LlmsGroup = { title: string; links: readonly LlmsLink[] };
export type LlmsLink = { title: string; url: string; description: string };

/** The text of an `llms.txt`. Groups without a link are left out. */
export function llmsText({ title, summary, notes, groups }: LlmsIndex): string {
  const parts = [
    `# ${title}`,
    `> ${summary}`,
    ...notes,
    ...groups
      .filter(({ links }) => links.length > 0)
      .map(({ title, links }) => [`## ${title}`, "", ...links.map(lineOf)].join("\n")),
  ];
  return `${parts.join("\n\n")}\n`;
}

function lineOf({ title, url, description }: LlmsLink): string {
  return `- [${title.replace(/[[\]\\]/g, "\\$&")}](${url}): ${description}`;
}

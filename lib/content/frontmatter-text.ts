/** The frontmatter at the top of a page: all of it, and the YAML between its `---` lines. */
export function frontmatterIn(source: string): { whole: string; text: string } | undefined {
  const found = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/.exec(source);
  return found ? { whole: found[0], text: found[1] ?? "" } : undefined;
}

/** How many names a cure lists. */
const shown = 12;

/** Names in a cure: the first of many, and how many more there are. */
export function listed(names: readonly string[]): string {
  const more = names.length - shown;
  return names.slice(0, shown).join(", ") + (more > 0 ? `, and ${more} more` : "");
}

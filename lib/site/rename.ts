/** What a product is called, and the domain that its hosts are under. */
export type ProductName = { name: string; domain: string };

/**
 * A text, or the path of a file, with the product called otherwise: its name, its program and its variables, and its
 * hosts.
 * @example renameText("DEVLOG_API_KEY", { name: "Devlog", … }, { name: "Worklane", … }) // "WORKLANE_API_KEY"
 */
export function renameText(text: string, from: ProductName, to: ProductName): string {
  const renamed = new Map([
    [from.domain, to.domain],
    [from.name, to.name],
    [from.name.toLowerCase(), to.name.toLowerCase()],
    [from.name.toUpperCase(), to.name.toUpperCase()],
  ]);
  // All at once: the new domain may hold the old name. The domain first, since it holds the name.
  const found = new RegExp([...renamed.keys()].map((name) => name.replaceAll(".", "\\.")).join("|"), "g");
  return text.replace(found, (name) => renamed.get(name) ?? name);
}

/** Why a product can't be called so here, if it can't: its name is a word in programs, too. */
export function nameFault({ name, domain }: ProductName): string | undefined {
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) return `"${name}" is not one word of letters and digits with a capital.`;
  if (!/^([a-z0-9-]+\.)+[a-z]{2,}$/.test(domain)) return `"${domain}" is not a domain, as in worklane.com.`;
  return undefined;
}

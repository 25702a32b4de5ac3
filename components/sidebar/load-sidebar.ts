import type { Section } from "@/lib/routing/section";
import { sidebarFolder } from "@/lib/routing/site-files";

const loads = new Map<string, Promise<string>>();

/** The HTML of a section's sidebar (`app/docs/sidebars`), fetched once; a failed attempt is not remembered. */
export function loadSidebar(section: Section): Promise<string> {
  const known = loads.get(section);
  if (known) return known;
  const load = fetch(`${sidebarFolder}${section}.html`).then(async (response) => {
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    const html = await response.text();
    // A network that asks to sign in first answers with a page of its own, and a line can break off.
    if (!/^<ul.*<\/ul>$/s.test(html)) throw new Error("The server answered with something else.");
    return html;
  });
  loads.set(section, load);
  load.catch(() => loads.delete(section));
  return load;
}

/** Remembers the sidebar that the reader leaves, which came with the page: the way back needs no network. */
export function keepWhole({ dataset: { sidebar = "" }, innerHTML }: HTMLElement): void {
  if (!innerHTML.includes("data-lazy")) loads.set(sidebar, Promise.resolve(innerHTML));
}

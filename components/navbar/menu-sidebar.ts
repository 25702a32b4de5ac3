import { loadSidebar } from "@/components/sidebar/load-sidebar";
import { fillSidebar, markCurrent } from "@/components/sidebar/sidebar-dom";
import { sectionOf } from "@/lib/routing/section";
import { barePathname } from "@/lib/routing/slug";

/**
 * Fills the menu with a copy of the page's sidebar, its groups as they are: that stands in the document once, for
 * desktops. Another section's may still be on its way, the not-found page has none, and of a long one only the page's
 * groups came with the page: then the rest follows when it is there, if it is still wanted.
 */
export function copySidebar(menu: HTMLElement, pathname: string, isWanted: () => boolean): void {
  const section = sectionOf(pathname);
  const copy = () => {
    const sidebar = document.querySelector<HTMLElement>("[data-sidebar]");
    if (sidebar?.dataset.sidebar !== section) return false;
    // What boot/early.ts filled, the reader has opened groups in; but a menu that was opened while the page came has half of it.
    if (countLinks(menu) < countLinks(sidebar)) {
      menu.replaceChildren(...[...sidebar.children].map((child) => child.cloneNode(true)));
      menu.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
    }
    return !sidebar.querySelector("[data-lazy]");
  };
  if (copy()) return;
  loadSidebar(section)
    .then((html) => {
      if (!isWanted() || copy()) return;
      fillSidebar(menu, html);
      markCurrent(menu, barePathname(pathname));
    })
    .catch(() => {
      // The menu's other links are there; the sidebar is one of the pages they lead to.
    });
}

/** Leaves the groups of the page's sidebar as the reader left them in the menu: for its next opening, and for a wide window. */
export function keepGroups(menu: HTMLElement): void {
  const twins = [...document.querySelectorAll<HTMLDetailsElement>("[data-sidebar] details")];
  for (const { dataset, open } of menu.querySelectorAll("details")) {
    const twin = twins.find((one) => one.dataset.group === dataset.group);
    if (twin) twin.open = open;
  }
}

function countLinks(within: Element): number {
  return within.querySelectorAll("a").length;
}

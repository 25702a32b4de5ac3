import { loadSidebar } from "@/components/sidebar/load-sidebar";
import { fillSidebar, markCurrent } from "@/components/sidebar/sidebar-dom";
import type { SidebarState } from "@/components/sidebar/sidebar-wait";
import { sectionOf } from "@/lib/routing/section";
import { barePathname } from "@/lib/routing/slug";

/**
 * Fills the menu with a copy of the page's sidebar, its groups as they are: that stands in the document once, for
 * desktops. Another section's may still be on its way, the not-found page has none, and of a long one only the page's
 * groups came with the page: then the rest follows when it is there, if it is still wanted. Tells what has become of it.
 */
export function copySidebar(
  menu: HTMLElement,
  pathname: string,
  isWanted: () => boolean,
  tell: (state: SidebarState) => void,
): void {
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
  const isWhole = copy();
  tell(isWhole ? "ready" : "waiting");
  if (isWhole) return;
  loadSidebar(section)
    .then((html) => {
      if (!isWanted()) return;
      if (!copy()) {
        fillSidebar(menu, html);
        markCurrent(menu, barePathname(pathname));
      }
      tell("ready");
    })
    .catch(() => {
      if (isWanted()) tell("failed");
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

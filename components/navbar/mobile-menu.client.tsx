"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { loadSidebar } from "@/components/sidebar/load-sidebar";
import { fillSidebar, markCurrent } from "@/components/sidebar/sidebar-dom";
import { watchDialog } from "@/lib/browser/watch-dialog";
import { sectionOf } from "@/lib/routing/section";
import { barePathname } from "@/lib/routing/slug";
import { mobileMaxWidth } from "@/lib/site/constants";
import styles from "./mobile-menu.module.css";

/**
 * The menu of a phone: a modal dialog, so the browser itself keeps focus inside, answers Escape and gives focus back.
 * It shows a copy of the page's sidebar, made when it opens. boot.js can open it before React is there.
 */
export function MobileMenu({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const slot = useRef<HTMLElement>(null);
  const pathname = usePathname();
  const last = useRef(pathname);

  useEffect(() => {
    const menu = dialog.current;
    const nav = slot.current;
    if (!menu) return;
    let isLeft = false;
    const onToggle = () => {
      if (menu.open) copySidebar(nav, pathname, () => menu.open && !isLeft);
      else nav?.replaceChildren();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      if (target.closest('[data-keep="menu"]') && !menu.open) menu.showModal();
      // A click on the dialog itself, not on anything in it, is one on the backdrop.
      if (target === menu) menu.close();
    };
    // A group stays as the reader left it: for the next opening, and for a window that becomes wide.
    const keepGroup = ({ dataset, open }: HTMLDetailsElement) => {
      for (const twin of document.querySelectorAll<HTMLDetailsElement>("[data-sidebar] details"))
        if (twin.dataset.group === dataset.group) twin.open = open;
    };
    const onGroup = ({ target }: Event) => keepGroup(target as HTMLDetailsElement);
    const desktop = matchMedia(`(width > ${mobileMaxWidth}em)`);
    const onWiden = () => menu.close();
    if (desktop.matches) onWiden();
    // Of what was opened or closed in it before React was there, nobody has heard.
    if (!window.docs?.live) for (const group of nav?.querySelectorAll("details") ?? []) keepGroup(group);
    onToggle();
    const stop = watchDialog(menu, onToggle);
    // Capture: toggle does not bubble.
    nav?.addEventListener("toggle", onGroup, true);
    addEventListener("click", onClick);
    desktop.addEventListener("change", onWiden);
    return () => {
      isLeft = true;
      stop();
      nav?.removeEventListener("toggle", onGroup, true);
      removeEventListener("click", onClick);
      desktop.removeEventListener("change", onWiden);
    };
  }, [pathname]);

  // Arriving at another page closes the menu; arriving at the first one does not: it may have been opened before React.
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    dialog.current?.close();
  }, [pathname]);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label="Menu" suppressHydrationWarning>
      <div className={styles.content}>
        {children}
        {/* Filled by `copySidebar`, and by boot.js before React is there: whatever is in it then is not React's to compare. */}
        <nav
          ref={slot}
          aria-label="Docs sidebar"
          className={styles.sidebar}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: "" }}
        />
      </div>
    </dialog>
  );
}

/**
 * The sidebar stands in the page once, for desktops; a phone sees this copy of it, with its groups as they are. The
 * not-found page has none, and of a long one only the page's groups came with the page: then the menu fetches the whole,
 * and shows it if it is still that page's, and open.
 */
function copySidebar(slot: HTMLElement | null, pathname: string, isWanted: () => boolean) {
  const sidebar = document.querySelector("[data-sidebar]");
  if (!slot) return;
  // What boot.js filled, the reader has opened groups in; but a menu that was opened while the page came has half of it.
  if (sidebar && countLinks(slot) < countLinks(sidebar)) {
    slot.replaceChildren(...[...sidebar.children].map((child) => child.cloneNode(true)));
    slot.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }
  if (sidebar?.querySelector("[data-lazy]") !== null) {
    loadSidebar(sectionOf(pathname))
      .then((html) => {
        if (!isWanted()) return;
        fillSidebar(slot, html);
        markCurrent(slot, barePathname(pathname));
      })
      .catch(() => {
        // The menu's other links are there; the sidebar is one of the pages they lead to.
      });
  }
}

function countLinks(within: Element): number {
  return within.querySelectorAll("a").length;
}

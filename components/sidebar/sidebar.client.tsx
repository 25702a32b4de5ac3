"use client";

import { usePathname } from "next/navigation";
import { useRef } from "react";
import { sectionOf } from "@/lib/routing/section";
import { slugOf } from "@/lib/routing/slug";
import styles from "./sidebar.module.css";
// The tree's own styles: its component is not in the browser's bundle, which would otherwise not know of them.
import "./sidebar-tree.module.css";
import type { ServerSidebar } from "./server-sidebar";
import { SidebarWait } from "./sidebar-wait";
import { useSidebar } from "./use-sidebar";

/**
 * The sidebar of the section that the address is in. On the server it is drawn into the page's HTML; the browser keeps
 * what it finds there and only marks the current page. So the tree costs no script and no payload, however long it is:
 * `OnServer` and all it imports are not in the browser's bundle.
 * A sidebar of another section is fetched as HTML when the reader gets there.
 */
export function Sidebar() {
  const pathname = usePathname();
  const section = sectionOf(pathname);
  const slug = slugOf(pathname);
  // Said here and not by the page, which is parsed later: it would move when the sidebar goes.
  const isLanding = slug === "";
  const nav = useRef<HTMLElement>(null);
  const { state, again } = useSidebar(nav, section, pathname);

  // The button goes with the error: the keyboard stays with what it asked for.
  const retry = () => {
    nav.current?.focus();
    again();
  };

  if (typeof window === "undefined") {
    // A module that has to wait for a package that is not bundled arrives as a promise: better no page than one without.
    if (!OnServer) throw new Error("The sidebar cannot be drawn: its module waits for another.");
    return (
      <aside className={styles.aside} data-landing={isLanding ? "" : undefined}>
        <nav tabIndex={-1} aria-label="Docs sidebar" data-sidebar={section}>
          <OnServer section={section} current={slug} />
        </nav>
      </aside>
    );
  }
  return (
    <aside className={styles.aside} data-landing={isLanding ? "" : undefined}>
      <nav
        ref={nav}
        tabIndex={-1}
        aria-label="Docs sidebar"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: "" }}
      />
      <SidebarWait state={state} retry={retry} />
    </aside>
  );
}

// A conditional require, because an import would be followed into the browser's bundle before this branch is dropped.
const OnServer: typeof ServerSidebar | undefined =
  typeof window === "undefined" ? require("./server-sidebar").ServerSidebar : undefined;

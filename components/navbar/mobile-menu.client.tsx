"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type SidebarState, SidebarWait } from "@/components/sidebar/sidebar-wait";
import { watchDialog } from "@/lib/browser/watch-dialog";
import { mobileMaxWidth } from "@/lib/site/constants";
import { copySidebar, keepGroups } from "./menu-sidebar";
import styles from "./mobile-menu.module.css";

/**
 * The menu of a phone: a modal dialog, so the browser itself keeps focus inside, answers Escape and gives focus back.
 * It shows a copy of the page's sidebar, made when it opens. boot/early.ts can open it before React is there.
 */
export function MobileMenu({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const slot = useRef<HTMLElement>(null);
  const pathname = usePathname();
  const last = useRef(pathname);
  const [state, setState] = useState<SidebarState>("ready");
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to run
  useEffect(() => {
    const menu = dialog.current;
    const nav = slot.current;
    if (!menu || !nav) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const onToggle = () => {
      // Of what was opened or closed in it last, or before React was there, nobody has heard.
      keepGroups(nav);
      if (menu.open) return copySidebar(nav, pathname, () => menu.open && !signal.aborted, setState);
      nav.replaceChildren();
      setState("ready");
    };
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      if (target.closest('[data-keep="menu"]') && !menu.open) menu.showModal();
      // A click on the dialog itself, not on anything in it, is one on the backdrop.
      if (target === menu) menu.close();
    };
    const desktop = matchMedia(`(width > ${mobileMaxWidth}em)`);
    if (desktop.matches) menu.close();
    onToggle();
    const stop = watchDialog(menu, onToggle);
    // Capture: toggle does not bubble.
    nav.addEventListener("toggle", () => keepGroups(nav), { capture: true, signal });
    addEventListener("click", onClick, { signal });
    desktop.addEventListener("change", () => menu.close(), { signal });
    return () => {
      listeners.abort();
      stop();
    };
  }, [pathname, attempt]);

  // The button goes with the error: the keyboard stays with what it asked for.
  const retry = () => {
    slot.current?.focus();
    setAttempt(attempt + 1);
  };

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
        {/* Filled by `copySidebar`, and by boot/early.ts before React is there: whatever is in it then is not React's to compare. */}
        <nav
          ref={slot}
          tabIndex={-1}
          aria-label="Docs sidebar"
          className={styles.sidebar}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: "" }}
        />
        <SidebarWait state={state} retry={retry} />
      </div>
    </dialog>
  );
}

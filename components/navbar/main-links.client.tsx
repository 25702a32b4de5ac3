"use client";

import { usePathname } from "next/navigation";
import { sectionHomes, sectionLabels, sectionOf, sections } from "@/lib/routing/section";
import { hrefOf } from "@/lib/routing/slug";
import styles from "./main-links.module.css";

/** Docs, CLI, API: the sections; the one the reader is in is marked. */
export function MainLinks() {
  const here = sectionOf(usePathname());
  return (
    <ul className={styles.list}>
      {sections.map((section) => (
        <li key={section}>
          <a
            className={styles.link}
            href={hrefOf(sectionHomes[section])}
            aria-current={section === here ? "true" : undefined}
            // A browser may have translated it before React came, which would draw the whole shell anew.
            suppressHydrationWarning
          >
            {sectionLabels[section]}
          </a>
        </li>
      ))}
    </ul>
  );
}

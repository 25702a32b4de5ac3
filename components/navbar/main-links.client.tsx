"use client";

import { usePathname } from "next/navigation";
import { type Section, sectionOf } from "@/lib/routing/section";
import { hrefOf } from "@/lib/routing/slug";
import styles from "./main-links.module.css";

/** Docs, CLI, API: the sections; the one the reader is in is marked. */
export function MainLinks() {
  const here = sectionOf(usePathname());
  return (
    <ul className={styles.list}>
      {links.map(({ section, slug, label }) => (
        <li key={section}>
          <a className={styles.link} href={hrefOf(slug)} aria-current={section === here ? "true" : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

const links: { section: Section; slug: string; label: string }[] = [
  { section: "docs", slug: "", label: "Docs" },
  { section: "cli", slug: "cli", label: "CLI" },
  { section: "api", slug: "api", label: "API" },
];

"use client";

import { useEffect, useState } from "react";
import { type KnownPage, nearestPages } from "@/lib/routing/nearest";
import { pageList } from "@/lib/routing/site-files";
import { hrefOf, safeDecode, slugOf } from "@/lib/routing/slug";

/** The existing pages nearest to the address that was typed. */
export function NearestPages() {
  const [nearest, setNearest] = useState<KnownPage[]>([]);
  useEffect(() => {
    const path = safeDecode(location.pathname);
    fetch(pageList)
      .then((response) => response.json() as Promise<KnownPage[]>)
      .then((pages) => setNearest(nearestPages(slugOf(path) ?? path, pages)))
      .catch(() => {
        // The text above has links enough to start again from.
      });
  }, []);

  if (nearest.length === 0) return null;
  return (
    <section aria-labelledby="nearest-pages">
      <h2 id="nearest-pages">Did you mean</h2>
      <ul>
        {nearest.map(({ slug, title }) => (
          <li key={slug}>
            <a href={hrefOf(slug)}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

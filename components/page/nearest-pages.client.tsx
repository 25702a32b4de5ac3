"use client";

import { useEffect, useState } from "react";
import { LoadError } from "@/components/error/load-error";
import { LoadingIndicator } from "@/components/progress/loading-indicator.client";
import { type KnownPage, nearestPages } from "@/lib/routing/nearest";
import { pageList } from "@/lib/routing/site-files";
import { hrefOf, safeDecode, slugOf } from "@/lib/routing/slug";

/** The existing pages nearest to the address that was typed. */
export function NearestPages() {
  const [nearest, setNearest] = useState<KnownPage[] | "failed">();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to run
  useEffect(() => {
    const path = safeDecode(location.pathname);
    fetch(pageList)
      .then((response) => response.json() as Promise<KnownPage[]>)
      .then((pages) => setNearest(nearestPages(slugOf(path) ?? path, pages)))
      .catch(() => setNearest("failed"));
  }, [attempt]);

  // The button goes with the error: the keyboard goes on from the text, and what fails again is said again.
  const retry = () => {
    document.querySelector("main")?.focus();
    setNearest(undefined);
    setAttempt(attempt + 1);
  };

  if (!nearest) return <LoadingIndicator label="Loading the nearest pages" />;
  if (nearest === "failed") return <LoadError message="The nearest pages could not be loaded." retry={retry} />;
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

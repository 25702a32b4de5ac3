import type { Metadata } from "next";
import type { ReactNode } from "react";
import { NotFoundFrame } from "@/components/page/not-found-frame";
import { SearchField } from "@/components/search/search-field";
import { markerOf } from "@/lib/routing/section";
import { docsRoot } from "@/lib/routing/slug";
import { titleInTab } from "@/lib/source/head-title";

// Next adds `noindex` to it by itself.
export const notFoundMetadata: Metadata = {
  title: titleInTab("Page not found"),
  other: { "docs:section": markerOf(docsRoot) },
};

/** The page for all that do not exist, around its text, which comes one way into the export and another into the preview. */
export function NotFoundPage({ children }: { children: ReactNode }) {
  return (
    <NotFoundFrame>
      {children}
      <SearchField />
    </NotFoundFrame>
  );
}

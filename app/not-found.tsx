import type { Metadata } from "next";
import { NotFoundFrame } from "@/components/page/not-found-frame";
import { SearchField } from "@/components/search/search-field";
import NotFoundText from "@/content/shell/not-found.mdx";
import { markerOf } from "@/lib/routing/section";
import { docsRoot } from "@/lib/routing/slug";
import { titleInTab } from "@/lib/source/head-title";

// Next adds `noindex` to it by itself.
export const metadata: Metadata = {
  title: titleInTab("Page not found"),
  other: { "docs:section": markerOf(docsRoot) },
};

export default function NotFound() {
  return (
    <NotFoundFrame>
      <NotFoundText />
      <SearchField />
    </NotFoundFrame>
  );
}

import type { Metadata } from "next";
import { NearestPages } from "@/components/page/nearest-pages.client";
import { NotFoundFrame } from "@/components/page/not-found-frame";
import NotFoundText from "@/content/shell/not-found.mdx";
import { getSite } from "@/lib/source/source";

// Next adds `noindex` to it by itself.
export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  const pages = getSite().pages.map(({ slug, title }) => ({ slug, title }));
  return (
    <NotFoundFrame>
      <NotFoundText />
      <NearestPages pages={pages} />
    </NotFoundFrame>
  );
}

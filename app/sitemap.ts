import type { MetadataRoute } from "next";
import { site } from "@/lib/site/config";
import { lastChanged } from "@/lib/source/last-changed";
import { getSite } from "@/lib/source/source";

export const dynamic = "force-static";

/** Every page at its one address, with the day of its last change where Git can tell. */
export default function sitemap(): MetadataRoute.Sitemap {
  return getSite().pages.map((page) => {
    const updated = lastChanged(page);
    return { url: site.origin + page.href, ...(updated ? { lastModified: updated } : {}) };
  });
}

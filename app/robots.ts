import type { MetadataRoute } from "next";
import { sitemap } from "@/lib/routing/site-files";
import { site } from "@/lib/site/config";

export const dynamic = "force-static";

/** Everything may be read by everybody: people and programs. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/" }, sitemap: site.origin + sitemap };
}

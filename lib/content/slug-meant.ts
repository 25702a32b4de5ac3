import path from "node:path";
import { barePathname, type Slug } from "@/lib/routing/slug";
import { slugOfFile } from "./files";

/** Whether a text can be the slug of a page below the landing page, which has none. The file of an `index` would be another page's. */
export const isSlug = (text: string): boolean => /^(?:[a-z0-9-]+\/)*(?!index$)[a-z0-9-]+$/.test(text);

/**
 * The slug that was meant by an address, the name of a file, or a title; `undefined` where none can be made of it.
 * @example slugMeantBy("/docs/Old page.html#top") // "old-page"
 */
export function slugMeantBy(written: string): Slug | undefined {
  const [address = ""] = written
    .toLowerCase()
    .replace(/^https?:\/\/[^/]*/, "")
    .split(/[?#]/);
  const below = path.posix.join("/", barePathname(address.trim())).replace(/^\/(?:(?:docs|content)(?:\/|$))?/, "");
  const slug = slugOfFile(below).replace(/[\s_]+/g, "-");
  return slug === "" || isSlug(slug) ? slug : undefined;
}

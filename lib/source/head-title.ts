import { site } from "@/lib/site/config";
import type { Page } from "./types";

/** A page's title where it stands without its surroundings: in a tab, a bookmark, a search engine. Unique in the site. */
export function headTitle({ kind, title }: Pick<Page, "kind" | "title">): string {
  return kind === "operation" ? `${title} (API)` : title;
}

/** What a tab is called that shows a page of this name. */
export const titleInTab = (title: string): string => `${title} | ${site.title}`;

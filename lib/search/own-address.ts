import { slugOf } from "@/lib/routing/slug";
import type { SearchIndex } from "./packed";

/** The path of a page, of which the twin has one more, and the id of a place in it, without the words marked there. */
const address =
  /^(?:https?:\/\/[^/\s]+)?(\/docs[^?#\s]*?)(?:(?:\/index)?\.md)?(?:\?[^#\s]*)?(?:#((?:(?!:~:)\S)*)(?::~:\S*)?)?$/;

/** The record of the page whose own address was typed or pasted, or of the place in it that the address names. */
export function recordAt(raw: string, { pages, records }: SearchIndex): number | undefined {
  const [, path = "", id = ""] = address.exec(raw) ?? [];
  const slug = slugOf(path);
  const page = pages.findIndex((each) => each.slug === slug);
  const at = (name: string) => records.findIndex((each) => each.page === page && each.id.toLowerCase() === name);
  return [at(id), at("")].find((record) => record >= 0);
}

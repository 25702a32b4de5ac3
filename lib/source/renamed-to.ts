import { nearestWord } from "@/lib/content/nearest-word.mjs";
import { parseRegister, registerFile } from "@/lib/content/register";
import { readText } from "@/lib/files/text";
import { type Slug, slugOf } from "@/lib/routing/slug";

/**
 * What a page is now that was promised and is gone: of the pages that nobody was promised yet, the one beside it, or
 * else the one of its last name in another folder. A page that was there before has not become of it, however near its
 * name is.
 */
export function renamedTo(gone: Slug, slugs: Iterable<Slug>, register = readText(registerFile)): Slug | undefined {
  const promised = new Set(parseRegister(register).map((address) => slugOf(address.split("#")[0] ?? "")));
  if (!promised.has(gone)) return undefined;
  const added = [...slugs].filter((slug) => !promised.has(slug));
  const [folder, name] = partsOf(gone);
  const beside = added.filter((slug) => partsOf(slug)[0] === folder);
  const near = beside.length > 0 ? beside : added.filter((slug) => partsOf(slug)[1] === name);
  return nearestWord(gone, near, Number.POSITIVE_INFINITY);
}

function partsOf(slug: Slug): [folder: string, name: string] {
  const end = slug.lastIndexOf("/");
  return [slug.slice(0, Math.max(end, 0)), slug.slice(end + 1)];
}

import { publicFolder } from "@/lib/content/pictures";
import type { Problem } from "@/lib/content/problem";
import { listFiles } from "@/lib/files/list";
import { addressForms, cardHref, isProgramFile, twinHref } from "@/lib/routing/page-files";
import type { DocsHref } from "@/lib/routing/slug";

/** Files that lie where the site publishes one of its own, which would take their place without a word. */
export function checkPublic(hrefs: readonly DocsHref[], names = listFiles(publicFolder, /./)): Problem[] {
  const ofPages = new Map(
    hrefs.flatMap((href) =>
      [...addressForms(href), twinHref(href), cardHref(href)].map((file) => [file, `the page ${href}`] as const),
    ),
  );
  return names.flatMap((name) => {
    const owner = ofPages.get(`/${name}`) ?? (isProgramFile(`/${name}`) ? "the site's own" : undefined);
    if (owner === undefined) return [];
    const what = `A file of ${owner} is published at /${name}.`;
    return [{ file: `${publicFolder}/${name}`, what, cure: "Give this file another name." }];
  });
}

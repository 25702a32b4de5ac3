import { NotFoundPage, notFoundMetadata } from "@/app/not-found-page";
import { documentOf } from "@/components/mdx/render-document";
import { ProblemList } from "@/components/preview/problem-list";
import { compilePage } from "@/lib/content/compiled";
import { notFoundText } from "@/lib/content/files";
import { readText } from "@/lib/files/text";

export const metadata = notFoundMetadata;

/**
 * In the preview, the text is compiled as a page's is, by what is there for pages: as a module it would be the only one
 * for which the bundler starts a process of loaders, before the first page, and a slip in it would take all pages down.
 */
export default async function NotFound() {
  const { code, problems } = await compilePage(notFoundText, readText(notFoundText));
  return (
    <NotFoundPage>
      {problems.length > 0 ? <ProblemList title="This text cannot be built" problems={problems} /> : documentOf(code)}
    </NotFoundPage>
  );
}

import { keptByReaders } from "@/components/ui/reader-view";

/** The text of a page: HTML finished at build, which the browser has nothing to do for. */
export function Article({ html }: { html: string }) {
  return <article className="prose" dangerouslySetInnerHTML={{ __html: keptByReaders(html) }} />;
}

import type { ReactNode } from "react";
import { Article } from "@/components/page/article";
import { PageHeader } from "@/components/page/page-header";
import type { Html } from "@/lib/openapi/operation/description";
import styles from "./preview-page.module.css";

type PreviewPageProps = {
  title: string;
  summary?: string | undefined;
  /** The way up to the folder of the stylesheet. */
  root: string;
  crumbs: readonly { text: string; href: string }[];
  article: Html;
  children?: ReactNode;
};

/** A page of `npm run api:preview`: the article as on the site, and no more around it than is needed to get about. */
export function PreviewPage({ title, summary, root, crumbs, article, children }: PreviewPageProps) {
  return (
    <html lang="en">
      {/* biome-ignore lint/style/noHeadElement: a page of its own, not one of Next's */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
        <link rel="stylesheet" href={`${root}preview.css`} />
      </head>
      <body>
        <main className={styles.page}>
          <nav aria-label="Breadcrumbs">
            {crumbs.map(({ text, href }) => (
              <a key={href} href={href}>
                {text}
              </a>
            ))}
          </nav>
          <PageHeader title={title} description={summary} />
          <Article html={article} />
          {children}
        </main>
      </body>
    </html>
  );
}

"use client";

import { use, useLayoutEffect, useRef } from "react";
import { handed } from "@/components/handed";
import type { DocsHref } from "@/lib/routing/slug";
import styles from "./page-body.module.css";
import { isWantedFromTop, pageHtml } from "./page-html";
import { layOutWindowFirst } from "./window-first";

type PageBodyProps = {
  href: DocsHref;
  /** Tells one state of the page's HTML from another. */
  version: string;
  type: string;
  /** The HTML, where it is not published yet: in the preview. */
  html?: string | undefined;
};

/**
 * A page: contents list, header, text and what stands below it, as one piece of HTML. On the server it is drawn into the
 * document; the browser takes it from there, or from the document of the page that is gone to. So no payload repeats it,
 * and React has nothing to hydrate in it.
 */
export function PageBody({ href, version, type, html }: PageBodyProps) {
  const found = html ?? (typeof window === "undefined" ? handed(href) : pageHtml(href, version));
  const frame = useRef<HTMLDivElement>(null);

  // Before Next asks where the page is, which lays it out. A heading, or where the reader was, may be anywhere in it.
  useLayoutEffect(() => {
    if (frame.current && isWantedFromTop()) layOutWindowFirst(frame.current);
  }, []);

  return (
    <div
      ref={frame}
      className={styles.frame}
      data-href={href}
      data-version={version}
      data-type={type}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: typeof found === "string" ? found : use(found) }}
    />
  );
}

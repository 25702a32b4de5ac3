"use client";

import { createElement, type HTMLAttributes, useState } from "react";
import { handed } from "@/components/handed";

export type StandingProps = HTMLAttributes<Element> & {
  as: "a" | "div" | "dialog" | "footer" | "form" | "script" | "section" | "svg";
  /** Tells it from every other part that stands. */
  name: string;
  href?: string;
  "data-news"?: string;
  method?: string;
  width?: string;
  height?: string;
};

/** What the browser found, for the day when it has to draw a part anew: after a crash of the shell. */
const found = new Map<string, string>();

/** In the preview, React draws the missing page in the browser, and reports each script that does not run there as an error. */
const isUnrun = process.env.NODE_ENV === "development" && typeof window !== "undefined";

/**
 * The browser's half of `Standing`: keeps what it finds in the document. By the element's classes, which no other of its
 * kind has: where the shell was changed before React came to it (by an extension), React draws it anew and asks then.
 */
export function StandingHtml({ as, name, html, ...attributes }: StandingProps & { html?: string | undefined }) {
  const [first] = useState(() => {
    if (typeof window === "undefined") return handed(`standing:${name}`);
    const standing =
      found.get(name) ?? document.querySelector(`${as}[class="${attributes.className}"]`)?.innerHTML ?? "";
    found.set(name, standing);
    return standing;
  });
  return createElement(as, {
    ...attributes,
    ...(isUnrun && as === "script" && { type: "text/plain" }),
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html ?? first },
  });
}

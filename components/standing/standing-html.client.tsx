"use client";

import { createElement, type HTMLAttributes, useEffect, useRef, useState } from "react";
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

/** The browser's half of `Standing`: keeps what it finds in the document. */
export function StandingHtml({ as, name, html, ...attributes }: StandingProps & { html?: string | undefined }) {
  const element = useRef<Element>(null);
  const [first] = useState(() =>
    typeof window === "undefined" ? handed(`standing:${name}`) : (found.get(name) ?? ""),
  );
  useEffect(() => {
    if (!found.has(name)) found.set(name, element.current?.innerHTML ?? "");
  }, [name]);
  return createElement(as, {
    ref: element,
    ...attributes,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html ?? first },
  });
}

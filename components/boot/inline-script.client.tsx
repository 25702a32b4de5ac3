"use client";

import type { InlineScriptName, sourceOf } from "./inline-source";

/**
 * A script of this folder that runs as the page is read. Its text is the same on every page, so one hash allows it; it
 * stands in the HTML alone, since the browser has run it long before React comes.
 */
export function InlineScript({ name }: { name: InlineScriptName }) {
  return (
    <script data-inline={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source?.(name) ?? "" }} />
  );
}

const source: typeof sourceOf | undefined =
  typeof window === "undefined" ? require("./inline-source").sourceOf : undefined;

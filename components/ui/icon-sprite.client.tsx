"use client";

import { useEffect, useRef, useState } from "react";
import styles from "./icon.module.css";
import type { iconSymbols } from "./icon-symbols";

let kept = "";

/**
 * The drawings of all icons, once a page; `<Icon>` refers to them. Drawn on the server alone: the browser keeps what it
 * finds, so they are in the HTML, and neither in a script nor in the payload of every page.
 */
export function IconSprite() {
  const sprite = useRef<SVGSVGElement>(null);
  // Only after a crash of the shell does the browser have to draw them itself.
  const [html] = useState(() => symbols?.() ?? kept);
  useEffect(() => {
    kept ||= sprite.current?.innerHTML ?? "";
  }, []);
  return (
    <svg
      ref={sprite}
      width="0"
      height="0"
      aria-hidden="true"
      className={styles.sprite}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const symbols: typeof iconSymbols | undefined =
  typeof window === "undefined" ? require("./icon-symbols").iconSymbols : undefined;

"use client";

import { useEffect, useRef } from "react";
import { isLoadError, messageChain } from "@/lib/errors/chain";
import styles from "./crash-screen.module.css";
import { reloadOnce } from "./reload-once";

type CrashScreenProps = { error: unknown; reset: () => void };

/** What is left of a page whose script failed: what happened, and a way out. What did not come is mended by one full load. */
export function CrashScreen({ error, reset }: CrashScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isLoadError(error) && reloadOnce()) return;
    heading.current?.focus();
  }, [error]);

  return (
    <main id="main" className={styles.screen} tabIndex={-1}>
      <title>Page Error</title>
      <div role="alert">
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          This page crashed
        </h1>
        <pre className={styles.message}>{messageChain(error).join("\n\nCause:\n")}</pre>
      </div>
      <button
        type="button"
        className={styles.button}
        onClick={() => (isLoadError(error) ? location.reload() : reset())}
      >
        Try again
      </button>
    </main>
  );
}

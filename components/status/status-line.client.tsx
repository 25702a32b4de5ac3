"use client";

import { useEffect, useState } from "react";
import { statusShownFor } from "@/lib/site/constants";
import { announceEvent } from "./announce";
import styles from "./status-line.module.css";

/** Where the site speaks: offline, copied, back again. Polite, so that it interrupts nothing. */
export function StatusLine() {
  const [text, setText] = useState("");

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const say = (message: string) => {
      clearTimeout(timer);
      // What is said again is another text, or nobody would hear it.
      setText((last) => (last === message ? `${message}\u00a0` : message));
      timer = setTimeout(() => setText(""), statusShownFor);
    };
    const onAnnounce = ({ detail }: CustomEvent<string>) => say(detail);
    const onOnline = () => say("You are online again.");
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener(announceEvent, onAnnounce, { signal });
    addEventListener("online", onOnline, { signal });
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, []);

  // Shown from the first sign on that is no space: `whisper`.
  return (
    <div role="status" className={styles.line} data-empty={text < "!" ? "" : undefined}>
      {text}
    </div>
  );
}

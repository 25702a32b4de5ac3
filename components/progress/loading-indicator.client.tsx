"use client";

import { useEffect, useState } from "react";
import { indicatorDelay } from "@/lib/site/constants";
import styles from "./loading-indicator.module.css";

/** Says that something is on its way, once the wait is long enough to be noticed. */
export function LoadingIndicator({ label }: { label: string }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), indicatorDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={styles.indicator}>
      {isLate && <span className={styles.dots}>{label}…</span>}
    </div>
  );
}

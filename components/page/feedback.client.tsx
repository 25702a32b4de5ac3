"use client";

import { usePathname } from "next/navigation";
import { useState } from "react";
import { site } from "@/lib/site/config";
import styles from "./feedback.module.css";

/**
 * Whether the page helped. Nothing is sent: "Yes" is thanked for, and "No" offers ways to say what is missing, each a
 * link that the reader follows or not.
 */
export function Feedback({ title }: { title: string }) {
  const pathname = usePathname();
  const [given, setGiven] = useState<{ pathname: string; helped: boolean }>();
  const answer = given?.pathname === pathname ? given.helped : undefined;
  const page = `${site.origin}${pathname}`;

  return (
    <div className={styles.feedback} role="group" aria-label="Feedback">
      <p id="helpful">Was this page helpful?</p>
      <div className={styles.buttons}>
        {[true, false].map((helped) => (
          <button
            key={String(helped)}
            type="button"
            aria-pressed={answer === helped}
            aria-describedby="helpful"
            onClick={() => setGiven({ pathname, helped })}
            data-keep=""
          >
            {helped ? "Yes" : "No"}
          </button>
        ))}
      </div>
      <p className={styles.reply} role="status">
        {answer === true && "Thank you. Nothing was sent; it is good to know all the same."}
        {answer === false && (
          <>
            What is missing? <a href={issueAddress(title, page)}>Open an issue</a> or{" "}
            <a href={mailAddress(title, page)}>write to support</a>. Both begin with this page’s address.
          </>
        )}
      </p>
    </div>
  );
}

function issueAddress(title: string, page: string): string {
  return `${site.issueBase}?${new URLSearchParams({ title: `Docs: ${title}`, body: `Page: ${page}\n\nWhat is missing or wrong:\n` })}`;
}

function mailAddress(title: string, page: string): string {
  const encode = encodeURIComponent;
  return `mailto:${site.supportEmail}?subject=${encode(`Docs: ${title}`)}&body=${encode(`Page: ${page}\n\n`)}`;
}

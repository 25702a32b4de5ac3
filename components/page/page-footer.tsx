import type { ReactNode } from "react";
import { DrawnIcon } from "@/components/ui/drawn-icon";
import { site } from "@/lib/site/config";
import { twinLabel } from "@/lib/site/constants";
import { Feedback } from "./feedback";
import styles from "./page-footer.module.css";

type PageFooterProps = {
  file: string;
  updated?: string | undefined;
  /** The address of the Markdown twin, where the header does not offer it. */
  twin?: string | undefined;
  /** Where to go on. */
  children?: ReactNode;
};

/** What can be done about a page: say whether it helped, change it, see how old it is. */
export function PageFooter({ file, updated, twin, children }: PageFooterProps) {
  return (
    <footer className={styles.footer}>
      <Feedback />
      <p className={styles.meta}>
        <a href={`${site.editBase}${file}`}>
          <DrawnIcon name="pencil" /> Edit this page
        </a>{" "}
        {twin && <a href={twin}>{twinLabel}</a>}{" "}
        {updated && (
          <span>
            Last updated on <time dateTime={updated}>{dayInWords(updated)}</time>
          </span>
        )}
      </p>
      {children}
    </footer>
  );
}

/** `2026-11-20` as `November 20, 2026`, whatever the time zone of the build. */
function dayInWords(day: string): string {
  return inWords.format(new Date(`${day}T00:00:00Z`));
}

const inWords = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

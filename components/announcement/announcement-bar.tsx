import { Standing } from "@/components/standing/standing";
import { Icon } from "@/components/ui/icon";
import type { Announcement } from "@/lib/site/config";
import styles from "./announcement-bar.module.css";

/**
 * A line of news above the navbar. It is in every page's HTML and hidden before the first paint where it was
 * closed; boot/announcement.ts does so, and closes it, too.
 */
export function AnnouncementBar({ id, text, link }: Announcement) {
  return (
    <Standing as="section" name="announcement" className={styles.bar} aria-label="Announcement" data-news={id}>
      <p className={styles.text}>
        {text} {link && <a href={link.href}>{link.text}</a>}
      </p>
      <button type="button" className={styles.close} aria-label="Close">
        <Icon name="x" />
      </button>
    </Standing>
  );
}

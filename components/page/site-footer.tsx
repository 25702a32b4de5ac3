import { Standing } from "@/components/standing/standing";
import { site } from "@/lib/site/config";
import styles from "./site-footer.module.css";

/** The end of every page: which version of the docs this is, and where to go with what they don't answer. */
export function SiteFooter() {
  return (
    <Standing as="footer" name="footer" className={styles.footer}>
      <div className={styles.content}>
        <p>
          {site.name} docs, version {site.version}
        </p>
        <ul>
          <li>
            <a href={site.statusUrl}>System status</a>
          </li>
          <li>
            <a href={`mailto:${site.supportEmail}`}>Support</a>
          </li>
        </ul>
      </div>
    </Standing>
  );
}

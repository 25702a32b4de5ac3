import { slug } from "github-slugger";
import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { tabGroups } from "@/lib/mdx/words.mjs";
import styles from "./tabs.module.css";

type TabProps = { label: string; children?: ReactNode };
type TabsProps = { group: keyof typeof tabGroups; index?: string; children?: ReactNode };

/**
 * Variants of the same text, one shown at a time. Radio buttons, so that they answer without any script; with one, the
 * choice is remembered, is shared with every group of the same name, and stands in the address (`?os=linux`).
 */
export function Tabs({ group, index = "1", children }: TabsProps) {
  const tabs = Children.toArray(children).filter((child): child is ReactElement<TabProps> => isValidElement(child));
  const name = `tabs-${index}`;
  return (
    <div className={styles.tabs} data-tabs={group}>
      <div className={styles.list} role="radiogroup" aria-label={tabGroups[group]}>
        {tabs.map(({ props: { label } }, at) => (
          <label key={label} className={styles.tab}>
            <input type="radio" name={name} value={slug(label)} defaultChecked={at === 0} /> {label}
          </label>
        ))}
      </div>
      {tabs.map(({ props: { label, children: panel } }) => (
        <div key={label} className={styles.panel} data-label={label}>
          {panel}
        </div>
      ))}
    </div>
  );
}

/** A variant; it must stand directly inside `<Tabs>`, which draws it. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

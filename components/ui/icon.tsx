import styles from "./icon.module.css";

/** The icons of the site, by their names in lucide; `icon-sprite.tsx` writes their drawings into the page once. */
export const iconNames = [
  "arrow-left",
  "arrow-right",
  "arrow-up-right",
  "chevron-right",
  "copy",
  "info",
  "lightbulb",
  "menu",
  "message-square-warning",
  "monitor",
  "moon",
  "octagon-alert",
  "pencil",
  "search",
  "sun",
  "terminal",
  "text-wrap",
  "triangle-alert",
  "x",
] as const;

export type IconName = (typeof iconNames)[number];

/** A drawing beside a word, or in its place where the button around it has a name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

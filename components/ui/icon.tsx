import styles from "./icon.module.css";

/** The icons that pages show often, by their names in lucide; `icon-sprite.tsx` writes their drawings once. */
export const iconNames = [
  "arrow-up-right",
  "copy",
  "monitor",
  "moon",
  "search",
  "sun",
  "terminal",
  "text-wrap",
  "x",
] as const;

export type IconName = (typeof iconNames)[number];

/** A drawing beside a word, or in its place where the button around it has a name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} width="16" height="16" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

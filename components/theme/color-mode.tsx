import { Icon, type IconName } from "@/components/ui/icon";
import styles from "./color-mode.module.css";

/**
 * Light, dark, or as the system says. Native radio buttons: boot/color-mode.ts sets and answers them before React is there, and
 * `ThemeOwner` from then on. `name` tells the bar's group from the menu's.
 */
export function ColorMode({ name }: { name: string }) {
  return (
    <div className={styles.group} role="radiogroup" aria-label="Color mode">
      {modes.map(({ value, label, icon }) => (
        <label key={value} className={styles.mode} title={label}>
          <input
            type="radio"
            name={name}
            value={value}
            data-color-mode=""
            defaultChecked={value === "system"}
            aria-label={label}
          />
          <Icon name={icon} />
        </label>
      ))}
    </div>
  );
}

const modes: { value: string; label: string; icon: IconName }[] = [
  { value: "light", label: "Light", icon: "sun" },
  { value: "dark", label: "Dark", icon: "moon" },
  { value: "system", label: "System", icon: "monitor" },
];

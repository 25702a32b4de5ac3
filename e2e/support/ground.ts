import { channelsOf } from "@/lib/color/channels";
import { themeColors } from "@/lib/site/theme-colors";

/** The ground of a theme, as browsers name it when they are asked for its color. */
export function groundOf(theme: keyof typeof themeColors): string {
  return `rgb(${channelsOf(themeColors[theme]).join(", ")})`;
}

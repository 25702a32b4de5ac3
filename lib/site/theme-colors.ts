/** The ground of each theme, for the browser's own frame (`theme-color`). A test holds them to the tokens. */
export const themeColors = { light: "#fbfaf7", dark: "#12161c" } as const;

/** What the pictures of pages are drawn with: colors of the light theme. A test holds them to the tokens. */
export const cardColors = {
  paper: themeColors.light,
  ink: "#1b2129",
  "ink-2": "#4a525c",
  rule: "#e4e1d9",
  petrol: "#0a6573",
} as const;

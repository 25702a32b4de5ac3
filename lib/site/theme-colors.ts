/** The ground of each theme, for the browser's own frame (`theme-color`). A test holds them to the tokens. */
export const themeColors = { light: "#fbfaf7", dark: "#12161c" } as const;

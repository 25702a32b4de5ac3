/** Plus the name of the tab group; holds the value chosen last. Alone, since a script of few bytes needs no other. */
export const tabKey = "tab.";

/** Every key that the site may write in the reader's browser. */
export const storageKeys = {
  theme: "theme",
  announcementDismiss: "announcement.dismiss",
  announcementId: "announcement.id",
  tab: tabKey,
  /** What the reader searched for, last first, as a list in JSON. */
  recentSearches: "search.recent",
} as const;

/** Kept for one visit only (sessionStorage). */
export const sessionKeys = {
  /** Plus the section; holds the labels of groups that the reader opened or closed, and the scroll offset. */
  sidebar: "sidebar.",
  /** The address reloaded last because a script could not be had: guards against a loop. */
  reloaded: "reloaded",
} as const;

/** The files that hold settings, by what descriptions call them: a repository's, and the user's. */
export const settingFiles = { project: ".devlog.toml", user: "config.toml" } as const;

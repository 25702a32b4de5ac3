import { existsSync, readdirSync } from "node:fs";

/** What the tools of the project make, and Git ignores. */
const made = new Set(["node_modules", "out", "hosts", "test-results"]);

/** The folders of the project's root that are written by hand, those of tools with a dot in front left out. */
export function projectFolders(): string[] {
  return readdirSync(".", { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && !made.has(entry.name))
    .map(({ name }) => name);
}

/** The folders that have packages of their own, locked. */
export function lockFolders(): string[] {
  return [".", ...projectFolders()].filter((folder) => existsSync(`${folder}/package-lock.json`)).sort();
}

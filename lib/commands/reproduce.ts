import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { differences } from "@/lib/publish/differences";

// `npm run reproduce`: builds the files that are here a second time, in another folder, with nothing kept from earlier
// builds, in another time zone and language, and compares what is published with the `out/` and `hosts/` of this folder.
const here = process.cwd();
const there = mkdtempSync(path.join(tmpdir(), "docs-reproduced-in-a-folder-of-another-name-"));
try {
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).split("\0");
  const deleted = new Set(git("ls-files", "-z", "--deleted"));
  const names = git("ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate");
  for (const name of names.filter((found) => found !== "" && !deleted.has(found))) {
    mkdirSync(path.dirname(path.join(there, name)), { recursive: true });
    cpSync(name, path.join(there, name));
  }
  // The history, for the dates of pages.
  cpSync(".git", path.join(there, ".git"), { recursive: true });
  // Hard links; a symbolic link would lead Turbopack out of the project, which it refuses.
  const link = (options: string) => execFileSync("cp", [options, "node_modules", there], { stdio: "ignore" });
  try {
    link("-al");
  } catch {
    rmSync(path.join(there, "node_modules"), { recursive: true, force: true });
    link("-a");
  }
  execFileSync("npm", ["run", "--silent", "build"], {
    cwd: there,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, TZ: "Pacific/Kiritimati", LC_ALL: "C" },
  });
  const found = ["out", "hosts"].flatMap((folder) => differences(path.join(here, folder), path.join(there, folder)));
  for (const line of found) console.error(line);
  if (found.length > 0)
    throw new Error(`${found.length} files differ. Is out/ of these files? npm run build makes it.`);
  console.log("The same bytes, built in another folder.");
} finally {
  rmSync(there, { recursive: true, force: true });
}

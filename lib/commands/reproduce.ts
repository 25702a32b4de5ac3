import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { copyProject } from "@/lib/files/copy-project";
import { differences } from "@/lib/publish/differences";

// `npm run reproduce`: builds the files that are here a second time, in another folder, with nothing kept from earlier
// builds, in another time zone and language, and compares what is published with the `out/` and `hosts/` of this folder.
const here = process.cwd();
const there = mkdtempSync(path.join(tmpdir(), "docs-reproduced-in-a-folder-of-another-name-"));
try {
  copyProject(here, there);
  // The history, for the dates of pages.
  cpSync(".git", path.join(there, ".git"), { recursive: true });
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

import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyProject } from "@/lib/files/copy-project";
import { temporaryFolder } from "@/lib/files/temporary-folder";
import { endWithThis } from "@/lib/network/program";
import { differences } from "@/lib/publish/differences";

// `npm run reproduce`: builds the files that are here a second time, in another folder, with nothing kept from earlier
// builds, in another time zone and language, by someone whose files are closed to others, and compares what is published
// with the `out/` and `hosts/` of this folder.
const here = process.cwd();
const git = (question: string) => execFileSync("git", ["rev-parse", question], { encoding: "utf8" }).trim();
const clone = temporaryFolder("docs-reproduced-in-a-folder-of-another-name");
// The history, for the dates of pages: this one's, of whose clone the project may be a folder.
writeFileSync(path.join(clone, ".git"), `gitdir: ${git("--absolute-git-dir")}\n`);
const there = path.join(clone, git("--show-prefix"));
copyProject(here, there);
process.umask(0o077);
const build = spawn("npm", ["run", "--silent", "build"], {
  cwd: there,
  detached: true,
  stdio: ["ignore", "ignore", "inherit"],
  env: { ...process.env, TZ: "Pacific/Kiritimati", LC_ALL: "C" },
});
endWithThis(build);
const [status] = await once(build, "close");
if (status !== 0) throw new Error(`The second build failed with status ${status}.`);
const [own, other] = [nameOf(here), nameOf(there)];
const found = ["out", "hosts"].flatMap((folder) =>
  differences(path.join(here, folder), path.join(there, folder), [own, other]),
);
if (own !== other) found.push(`So one build is named ${own}, the other ${other}.`);
for (const line of found) console.error(line);
if (found.length > 0) throw new Error(`${found.length} files differ. Is out/ of these files? npm run build makes it.`);
console.log("The same bytes, built in another folder.");

/** What a build in a folder is named, which every page says. */
function nameOf(folder: string): string {
  const [, name = ""] = /data-build="([^"]+)"/.exec(readFileSync(path.join(folder, "out/docs.html"), "utf8")) ?? [];
  return name;
}

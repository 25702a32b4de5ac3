import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { temporaryFolder } from "@/lib/files/temporary-folder";
import { lateChecks } from "./late-checks";

const folder = temporaryFolder("late-checks");
const log = path.join(folder, "log");

/** Checks that write down that they began, and that they came to their end. */
function checksThat(end: number, duration = 0) {
  const command = path.join(folder, `${end}-${duration}.mjs`);
  writeFileSync(log, "");
  writeFileSync(
    command,
    `import { appendFileSync } from "node:fs";
const write = (word) => appendFileSync(${JSON.stringify(log)}, word);
write("begun ");
setTimeout(() => { write("done "); process.exit(${end}); }, ${duration});`,
  );
  const onFound = vi.fn();
  return { ...lateChecks(onFound, command), onFound };
}

const written = (words: string) => vi.waitFor(() => expect(readFileSync(log, "utf8")).toBe(words), 20_000);
/** Longer than they wait before they begin, and than a process takes to. */
const aWhile = () => setTimeout(1500);

it("pages are drawn anew where a mistake is found, and left alone where none is", async () => {
  const clean = checksThat(0);
  clean.start({ isChanged: true });
  await written("begun done ");
  const broken = checksThat(1);
  broken.start({ isChanged: true });
  await vi.waitFor(() => expect(broken.onFound).toHaveBeenCalledOnce(), 20_000);
  expect(clean.onFound).not.toHaveBeenCalled();
});

it("they are done once, and again when something has changed", async () => {
  const checks = checksThat(1);
  checks.start({ isChanged: false });
  await vi.waitFor(() => expect(checks.onFound).toHaveBeenCalledOnce(), 20_000);
  checks.start({ isChanged: false });
  await aWhile();
  await written("begun done ");
  checks.start({ isChanged: true });
  await written("begun done begun done ");
});

it("they give way to a save, and begin again after it", async () => {
  const checks = checksThat(1, 3000);
  checks.start({ isChanged: true });
  await written("begun ");
  checks.stop();
  checks.start({ isChanged: false });
  await vi.waitFor(() => expect(checks.onFound).toHaveBeenCalledOnce(), 20_000);
  await written("begun begun done ");
});

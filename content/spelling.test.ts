import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

it("the spelling check (npm run spell) finds a mistake in the words of a page, and none in its code and addresses", () => {
  const page = "Teh resume has a colour.\n\nRun `devlgo`; see [it](/docs/xyzzyx/).\n\n```bash\ndevlgo logz\n```\n";
  const { stdout } = spawnSync(
    "node_modules/.bin/cspell",
    ["--no-progress", "--no-summary", "--no-color", "--words-only", "stdin://content/a.mdx"],
    { input: page, encoding: "utf8" },
  );
  expect(stdout.match(/\w+(?= fix|$)/gm) ?? []).toEqual(["Teh", "colour"]);
});

import { expect, it } from "vitest";
import { checkNews } from "./check-news";

const config = 'export const site = {\n  name: "Devlog",\n  version: "",\n};';
const page = (news: string) => `# Docs\n\nSince 0.3.0.\n\n${news}\n\n## After\n\n**Version 0.4.0.**\n`;

it.each([
  ["0.1.0", page("## What is new\n\n**Version 0.1.0, November 2026.** The first edition.")],
  ["0.2.0", page("## What is new [#news]\n\n- v0.2.0 has a search.\n- 0.1.0 was the first.")],
  ["0.2.0", page("## What is new\n\n### Later\n\nThe last one is 0.2.0.")],
  ["1.0.0-rc.1", page("## What is new\n\n**Version 1.0.0-rc.1**")],
  ["0.2.0", page("## What do you want to do?")],
  ["0.2.0", ""],
])("of version %s, the news tell, or there are none: %j", (version, text) =>
  expect(checkNews(version, config, text)).toEqual([]),
);

it.each(["0.1.1", "0.1", "1.0", "0.3.0", "0.4.0", "0.1.10"])(
  "that the news do not tell of version %s is said where it stands",
  (version) =>
    expect(checkNews(version, config, page("## What is new\n\n**Version 0.1.0, November 2026.**"))).toEqual([
      {
        file: "lib/site/config.ts",
        line: 3,
        what: `"What is new" does not tell of version ${version}.`,
        cure: "Write what it brings under ## What is new in content/index.mdx, or correct the version.",
      },
    ]),
);

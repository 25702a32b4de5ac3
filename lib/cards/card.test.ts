import { expect, it } from "vitest";
import { cardColors } from "@/lib/site/theme-colors";
import { cardSvg, linesOf } from "./card";

const widthOf = (text: string) => text.length * 10;

it.each([
  ["Inbox", 200, ["Inbox"]],
  ["Create a worklog entry", 400, ["Create a worklog entry"]],
  ["Create a worklog entry", 200, ["Create a", "worklog entry"]],
  ["Associate commits with a worklog entry", 200, ["Associate commits", "with a worklog entry"]],
  ["Unbreakablewordthatiswide a", 100, ["Unbreakablewordthatiswide", "a"]],
])("breaks %s at %i pixels into lines of like width", (title, width, lines) =>
  expect(linesOf(title, widthOf, width)).toEqual(lines),
);

it("has the site, the trail, and each line of the title, the last always at the same place", () => {
  const pen = { widthOf: (text: string, size: number) => text.length * size, outlineOf: (text: string) => `[${text}]` };
  const svg = cardSvg(
    { title: "Three words now", trail: ["Docs", "Worklog"], site: "Devlog docs" },
    { title: pen, text: pen },
  );
  expect(svg.match(/\[[^\]]+\]/g)).toEqual(["[Devlog docs]", "[Docs  /  Worklog]", "[Three]", "[words now]"]);
  const placed = [...svg.matchAll(/translate\(168 (\d+)[\d.]*\)" fill="(#\w+)">\[(\w+)/g)].map(([, ...found]) => found);
  expect(placed).toEqual([
    ["125", cardColors.ink, "Devlog"],
    ["341", cardColors["ink-2"], "Docs"],
    ["453", cardColors.ink, "Three"],
    ["548", cardColors.ink, "words"],
  ]);
  // Beside each of them but the last a mark of its own, no lower than its letters stand.
  expect([...svg.matchAll(/cy="(\d+)"/g)].map(([, y]) => y)).toEqual(["112", "331", "425"]);
});

it.each([
  [40, 84],
  [41, 68],
])("writes a title of %i letters in letters of %i pixels", (letters, pixels) => {
  const pen = { widthOf: () => 0, outlineOf: (_: string, size: number) => `[${size}]` };
  expect(cardSvg({ title: "x".repeat(letters), trail: [], site: "" }, { title: pen, text: pen })).toContain(
    `[${pixels}]</g></svg>`,
  );
});

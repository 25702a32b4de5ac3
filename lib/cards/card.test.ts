import { expect, it } from "vitest";
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
    { title: "Two words", trail: ["Docs", "Worklog"], site: "Devlog docs" },
    { title: pen, text: pen },
  );
  expect(svg.match(/\[[^\]]+\]/g)).toEqual(["[Devlog docs]", "[Docs  /  Worklog]", "[Two words]"]);
  expect(svg).toContain('translate(168 548)" fill="#1b2129">[Two words]');
});

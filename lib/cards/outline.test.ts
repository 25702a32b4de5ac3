import { expect, it } from "vitest";
import { cardSvg } from "./card";
import { LostLetter, penOf } from "./outline";

it.each([
  ["Write → send", 'no "→" (U+2192), which'],
  ["Ship it 🚢", 'no "🚢" (U+1F6A2), which'],
  ["日本", 'no "日" (U+65E5), which'],
  ["Cafe\u0332 e", 'no "e\u0332" (U+0065 U+0332), which'],
])("a letter that the typeface lacks stops the drawing of %s, and is named", async (text, what) => {
  const pen = await penOf(600);
  for (const draw of [pen.widthOf, pen.outlineOf]) {
    expect(() => draw(text, 84)).toThrow(what);
    expect(() => draw(text, 84)).toThrow(`in "${text}".`);
    expect(() => draw(text, 84)).toThrow(LostLetter);
  }
});

it("tells what to do about a letter that the typeface lacks", () => {
  expect(new LostLetter("Write → send", 6).cure).toBe("Write this title or label without it.");
});

it("a letter that the typeface lacks is told with the whole title, which is drawn word by word", async () => {
  const pen = await penOf(600);
  const draw = () => cardSvg({ title: "Write → send", trail: [], site: "" }, { title: pen, text: pen });
  expect(draw).toThrow('in "Write → send"');
});

it("draws what titles are made of", async () => {
  const { outlineOf } = await penOf(450);
  expect(outlineOf("“Don’t” – é, ü; 1.2 × 3…  /  (a_b) & <c> — ©", 32)).toContain("<path ");
});

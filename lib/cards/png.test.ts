import { inflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, it } from "vitest";
import { drawCard } from "./draw";
import { blends, indexedPng, rgbOf } from "./png";

it("reads a color", () => expect(rgbOf("#fbfaf7")).toBe(0xfbfaf7));

it("blends from one color to another, ending there", () => {
  expect(blends("#000000", "#ff0064", 2)).toEqual([0x800032, 0xff0064]);
  expect(blends("#ffffff", "#000000", 1)).toEqual([0x000000]);
});

it("gives each pixel the nearest color of the palette, two in a byte", () => {
  const [black, light, dark] = [
    [0, 0, 0, 255],
    [250, 250, 250, 255],
    [4, 0, 0, 255],
  ];
  const [red, reddish] = [
    [255, 0, 0, 255],
    [255, 9, 9, 255],
  ];
  // The second row begins with what ends the first; the third is like it.
  const row = [reddish, dark, dark, red, black];
  const pixels = Uint8Array.from([black, light, dark, light, reddish, ...row, ...row].flat());
  const png = indexedPng(pixels, 5, [0x000000, 0xffffff, 0xff0000]);
  const at = png.indexOf("IDAT");
  expect([...inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)))]).toEqual([
    ...[0, 0x01, 0x01, 0x20],
    ...[0, 0x20, 0x02, 0x00],
    ...[0, 0x20, 0x02, 0x00],
  ]);
  expect(png.toString("latin1", png.length - 8, png.length - 4)).toBe("IEND");
});

it("is read by another library as what was drawn", async () => {
  const pixels = Uint8Array.from([0, 0, 0, 255, 255, 255, 255, 255, 255, 0, 0, 255, 0, 0, 0, 255]);
  const png = indexedPng(pixels, 2, [0x000000, 0xffffff, 0xff0000]);
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, [...data]]).toEqual([2, 2, [...pixels]]);
});

it("draws the same bytes each time, 1200 by 630 pixels in a few kilobytes", async () => {
  const card = { title: `Create a worklog entry`, trail: ["Docs", "Worklog"] };
  const [once, again] = [await drawCard(card), await drawCard(card)];
  expect(Buffer.compare(once, again)).toBe(0);
  expect(await sharp(once).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  expect(once.length).toBeLessThan(15_000);
});

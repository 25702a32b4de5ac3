import { readFileSync } from "node:fs";
// @ts-expect-error The package has no types.
import fontverter from "fontverter";
import { expect, it } from "vitest";
import { kerningStep, roundKerning } from "./kerning.mjs";
import { readTables, writeTables } from "./sfnt.mjs";

const face = readFileSync("app/fonts/instrument-sans.woff2");

it("reads the tables of our face and writes the same font again", async () => {
  const font: Buffer = await fontverter.convert(face, "truetype");
  const tables = readTables(font);
  expect([...tables.keys()]).toEqual(expect.arrayContaining(["GPOS", "cmap", "fvar", "glyf", "gvar", "head"]));
  expect(readTables(writeTables(tables))).toEqual(tables);
  expect(writeTables(tables).readUInt16BE(4)).toBe(tables.size);
});

it("rounds the kerning of pairs and of classes, and touches nothing else", async () => {
  const kerning = readTables(await fontverter.convert(face, "truetype")).get("GPOS") as Buffer;
  expect(roundKerning(kerning, kerningStep)).toEqual(kerning);
  const coarse = roundKerning(kerning, 40);
  expect(coarse).not.toEqual(kerning);
  expect(coarse.length).toBe(kerning.length);
  expect(roundKerning(coarse, 40)).toEqual(coarse);
  const differences = [...coarse.keys()].filter((at) => coarse[at] !== kerning[at]);
  expect(differences.length).toBeGreaterThan(500);
});

it("refuses kerning that does more", async () => {
  const kerning = Buffer.from(readTables(await fontverter.convert(face, "truetype")).get("GPOS") as Buffer);
  const lookup = kerning.readUInt16BE(8) + kerning.readUInt16BE(kerning.readUInt16BE(8) + 2);
  kerning.writeUInt16BE(4, lookup);
  expect(() => roundKerning(kerning, kerningStep)).toThrow("not pair kerning");
});

it("is small enough for one round trip less on the slow line of Lighthouse (from 10 kB on it takes one more)", () => {
  expect(face.length).toBeLessThan(9800);
});

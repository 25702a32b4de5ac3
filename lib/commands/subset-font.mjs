import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
// @ts-expect-error The package has no types.
import fontverter from "fontverter";
// @ts-expect-error The package has no types.
import subsetFont from "subset-font";
import { kerningStep, roundKerning } from "./kerning.mjs";
import { readTables, writeTables } from "./sfnt.mjs";

// `npm run font`: the part of Instrument Sans (SIL Open Font License) that these pages use, a third of the package's
// Latin file. Run it after an update of the package; the result is under version control.
const source = "node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";
const target = "app/fonts/instrument-sans.woff2";

// What sentences are made of. Signs of code are set in the system's mono; a rare one elsewhere comes from the fallback.
const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join("");
const glyphs = `${ascii.replace(/[\\^_|~{}[\]<>=*`#$%&@+]/g, "")}\u00a0–—‘’“”…×·→`;

const options = { targetFormat: "sfnt", noLayoutClosure: true, keepFeatures: ["kern"] };
/** @param {number | { min: number, max: number }} wght */
const tablesAt = async (wght) =>
  readTables(await subsetFont(readFileSync(source), glyphs, { ...options, variationAxes: { wght } }));

const tables = await tablesAt({ min: 400, max: 650 });
// Kerning that varies with the weight is as large as all outlines together: the one of weight 500 serves them all.
tables.set("GPOS", roundKerning((await tablesAt(500)).get("GPOS") ?? Buffer.alloc(0), kerningStep));
for (const unused of ["GDEF", "GSUB", "STAT", "gasp", "prep"]) tables.delete(unused);

const font = await fontverter.convert(writeTables(tables), "woff2");
mkdirSync("app/fonts", { recursive: true });
writeFileSync(target, font);
console.log(`${target}: ${font.length} bytes`);

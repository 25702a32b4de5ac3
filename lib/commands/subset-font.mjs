import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
// @ts-expect-error The package has no types.
import subsetFont from "subset-font";

// `npm run font`: the part of Instrument Sans (SIL Open Font License) that these pages use, a quarter lighter than the
// package's Latin file. Run it after an update of the package; the result is under version control.
const source = "node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";
const target = "app/fonts/instrument-sans.woff2";

const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join("");
const others = "\u00a0–—‘’“”…×·•→←↑↓−©®°éèüöäñç€";

const font = await subsetFont(readFileSync(source), ascii + others, { targetFormat: "woff2" });
mkdirSync("app/fonts", { recursive: true });
writeFileSync(target, font);
console.log(`${target}: ${font.length} bytes`);

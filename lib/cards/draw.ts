import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { keepFile, keptFolders, readKeptFile } from "@/lib/files/kept-files";
import { site } from "@/lib/site/config";
import { cardColors as colors } from "@/lib/site/theme-colors";
import { type Card, cardSize, cardSvg } from "./card";
import { type Pen, penOf } from "./outline";
import { blends, indexedPng, rgbOf } from "./png";

let pens: Promise<[Pen, Pen]> | undefined;

/** A page's picture as PNG; drawn once, and kept under `.cache/cards/` by what is on it. */
export async function drawCard(card: Omit<Card, "site">): Promise<Uint8Array<ArrayBuffer>> {
  pens ??= Promise.all([penOf(600), penOf(450)]);
  const [title, text] = await pens;
  const svg = cardSvg({ ...card, site: site.title }, { title, text });
  const key = createHash("sha256").update(drawnBy).update(svg).digest("hex").slice(0, 32);
  const file = path.join(keptFolders.cards, `${key}.png`);
  const kept = readKeptFile(file);
  if (kept) return kept;
  const png = await pngOf(svg);
  keepFile(file, png);
  return png;
}

/**
 * Paper and inks, and the tones of their edges: 12 of the 16 that fit into four bits. One tone more for each ink is not
 * seen, and makes a picture a tenth larger.
 */
const palette = [
  rgbOf(colors.paper),
  ...blends(colors.paper, colors.ink, 4),
  ...blends(colors.paper, colors["ink-2"], 3),
  ...blends(colors.paper, colors.petrol, 3),
  ...blends(colors.paper, colors.rule, 1),
];

/**
 * Whatever changes the bytes of the same drawing, our own code included: what is kept must be what a clean clone would
 * make.
 */
const drawnBy = [
  sharp.versions.rsvg,
  process.versions.zlib,
  palette.join(),
  ...["lib/cards/draw.ts", "lib/cards/png.ts"].map((file) => readFileSync(path.join(process.cwd(), file), "utf8")),
].join("\n");

async function pngOf(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  return new Uint8Array(indexedPng(pixels, cardSize.width, palette));
}

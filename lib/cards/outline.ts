import { readFileSync } from "node:fs";
import path from "node:path";
// @ts-expect-error The package has no types.
import fontverter from "fontverter";
import * as hb from "harfbuzzjs";
import { codePoint } from "@/lib/content/code-point.mjs";

/** Draws lines of text in one weight; `size` in pixels. */
export type Pen = {
  widthOf: (text: string, size: number) => number;
  /** The line as SVG paths, from the start of its baseline. */
  outlineOf: (text: string, size: number) => string;
};

const source = "node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";
let face: Promise<hb.Face> | undefined;

/**
 * A pen for the site's typeface. Text is drawn as outlines, since the fonts that a machine happens to have would make
 * another picture on each.
 */
export async function penOf(weight: number): Promise<Pen> {
  face ??= loadFace();
  const font = new hb.Font(await face);
  font.setVariations([new hb.Variation("wght", weight)]);
  const { upem } = font.face;
  const shapes = new Map<number, string>();
  const shapeOf = (glyph: number) => {
    const shape = shapes.get(glyph) ?? font.glyphToPath(glyph);
    shapes.set(glyph, shape);
    return shape;
  };
  return {
    widthOf: (text, size) => (glyphsOf(font, text).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) * size) / upem,
    outlineOf: (text, size) => {
      let x = 0;
      const paths = glyphsOf(font, text).map(({ codepoint, xAdvance = 0 }) => {
        const path = `<path transform="translate(${x} 0)" d="${shapeOf(codepoint)}"/>`;
        x += xAdvance;
        return path;
      });
      // A font's own units, whose second axis points up.
      return `<g transform="scale(${size / upem} ${-size / upem})">${paths.join("")}</g>`;
    },
  };
}

async function loadFace(): Promise<hb.Face> {
  const sfnt: Buffer = await fontverter.convert(readFileSync(path.join(process.cwd(), source)), "sfnt");
  return new hb.Face(new hb.Blob(new Uint8Array(sfnt)));
}

function glyphsOf(font: hb.Font, text: string): (hb.GlyphInfo & Partial<hb.GlyphPosition>)[] {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const glyphs = buffer.getGlyphInfosAndPositions();
  const lost = glyphs.find(({ codepoint }) => codepoint === 0);
  if (lost) throw new LostLetter(text, lost.cluster);
  return glyphs;
}

/** The typeface lacks a letter, a base and its marks, for which it would draw an empty box. */
export class LostLetter extends Error {
  readonly cure = "Write this title or label without it.";

  constructor(text: string, at: number) {
    const letter = new Intl.Segmenter("en").segment(text).containing(at)?.segment ?? "";
    super(
      `The typeface has no "${letter}" (${Array.from(letter, codePoint).join(" ")}), which the picture of a page would show as an empty box, in "${text}".`,
    );
    this.name = "LostLetter";
  }
}

import { cardColors as colors } from "@/lib/site/theme-colors";
import type { Pen } from "./outline";

/** What stands on the picture of a page. */
export type Card = { title: string; trail: readonly string[]; site: string };

export const cardSize = { width: 1200, height: 630 } as const;

const place = { line: 96, text: 168, site: 125, baseline: 548, end: cardSize.width - 96 } as const;
const sizes = { site: 38, trail: 32, title: 84, longTitle: 68 } as const;

/**
 * The picture of a page as SVG: its title as the newest entry on the line of a log. A few flat colors, so that it is a
 * few kilobytes as PNG.
 */
export function cardSvg({ title, trail, site }: Card, pens: { title: Pen; text: Pen }): string {
  const size = title.length > 40 ? sizes.longTitle : sizes.title;
  // As a whole first: a pen that cannot draw a letter names the text that it was given, and a word is hard to find.
  pens.title.widthOf(title, size);
  const lines = linesOf(title, (text) => pens.title.widthOf(text, size), place.end - place.text);
  const lineHeight = size * 1.12;
  const top = place.baseline - (lines.length - 1) * lineHeight;
  const trailAt = top - size - 28;
  const now = middleOf(size, top);
  const write = (pen: Pen, text: string, textSize: number, y: number, fill: string) =>
    `<g transform="translate(${place.text} ${y})" fill="${fill}">${pen.outlineOf(text, textSize)}</g>`;
  const entry = (y: number) =>
    `<circle cx="${place.line}" cy="${y}" r="13" fill="${colors.paper}" stroke="${colors.ink}" stroke-width="5"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">`,
    `<rect width="100%" height="100%" fill="${colors.paper}"/>`,
    `<path d="M${place.line} 0V${now}" stroke="${colors.rule}" stroke-width="4"/>`,
    entry(middleOf(sizes.site, place.site)),
    entry(middleOf(sizes.trail, trailAt)),
    `<circle cx="${place.line}" cy="${now}" r="22" fill="${colors.petrol}"/>`,
    write(pens.title, site, sizes.site, place.site, colors.ink),
    write(pens.text, trail.join("  /  "), sizes.trail, trailAt, colors["ink-2"]),
    ...lines.map((line, at) => write(pens.title, line, size, top + at * lineHeight, colors.ink)),
    "</svg>",
  ].join("");
}

/** Where the middle of a line's letters is, above its baseline. */
function middleOf(size: number, baseline: number): number {
  return Math.round(baseline - size * 0.34);
}

/** Breaks a title into as few lines as fit, none of them much shorter than the others. */
export function linesOf(title: string, widthOf: (text: string) => number, width: number): string[] {
  const words = title.split(" ").map((text) => ({ text, width: widthOf(text) }));
  const space = widthOf(" ");
  let lines = filled(words, space, width);
  // As narrow as the same number of lines allows: the last line is then no single word.
  for (let narrow = width - 20; narrow > width / 2; narrow -= 20) {
    const narrower = filled(words, space, narrow);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}

function filled(words: readonly { text: string; width: number }[], space: number, width: number): string[] {
  const lines: { text: string; width: number }[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && line.width + space + word.width <= width) {
      line.text += ` ${word.text}`;
      line.width += space + word.width;
    } else lines.push({ ...word });
  }
  return lines.map(({ text }) => text);
}

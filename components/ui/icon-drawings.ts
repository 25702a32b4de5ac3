import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { iconNames } from "./icon";

const drawings = new Map<string, string>();

/** What stands inside lucide's `<svg>` of this name, in one line; read once for all pages. Throws where there is none. */
export function drawingOf(name: string): string {
  const known = drawings.get(name);
  if (known !== undefined) return known;
  const file = path.join(process.cwd(), "node_modules/lucide-static/icons", `${name}.svg`);
  if (!existsSync(file)) throw new Error(`There is no icon "${name}": lucide.dev/icons has the names.`);
  const drawing = inOnePath(
    readFileSync(file, "utf8")
      .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, "")
      .replace(/\s*\n\s*/g, "")
      .replaceAll(" />", "/>"),
  );
  drawings.set(name, drawing);
  return drawing;
}

/**
 * A drawing whose lines and paths that follow one another are one path: the same strokes in fewer bytes, of each page. A
 * path begins at a place of the drawing, by whichever letter, and one within it does by `M` alone: then `l` goes on as
 * `m` would have (SVG 2, 9.3.3).
 */
export function inOnePath(drawing: string): string {
  return drawing
    .replace(/<line x1="(.+?)" x2="(.+?)" y1="(.+?)" y2="(.+?)"\/>/g, '<path d="M$1 $3 $2 $4"/>')
    .replace(
      /(?<=<path d="[^"]*)"\/><path d="(m)(-?[\d.]+)[\s,]*(-?[\d.]+)\s*(?=([-\d.]?))/gi,
      (_, start: string, x: string, y: string, next: string) => `M${x} ${y}${next && (start === "m" ? "l" : " ")}`,
    );
}

/** The drawings of the shared icons as `<symbol>` elements. */
export function iconSymbols(): string {
  return iconNames.map((name) => `<symbol id="icon-${name}" viewBox="0 0 24 24">${drawingOf(name)}</symbol>`).join("");
}

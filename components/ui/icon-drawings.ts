import { readFileSync } from "node:fs";
import path from "node:path";
import { iconNames } from "./icon";

const drawings = new Map<string, string>();

/** What stands inside lucide's `<svg>` of this name, in one line; its file is read once for all pages. */
export function drawingOf(name: string): string {
  const known = drawings.get(name);
  if (known !== undefined) return known;
  const file = path.join(process.cwd(), "node_modules/lucide-static/icons", `${name}.svg`);
  const drawing = readFileSync(file, "utf8")
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, "")
    .replace(/\s*\n\s*/g, "")
    .replaceAll(" />", "/>");
  drawings.set(name, drawing);
  return drawing;
}

/** The drawings of the shared icons as `<symbol>` elements. */
export function iconSymbols(): string {
  return iconNames.map((name) => `<symbol id="icon-${name}" viewBox="0 0 24 24">${drawingOf(name)}</symbol>`).join("");
}

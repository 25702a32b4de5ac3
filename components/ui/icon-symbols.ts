import { readFileSync } from "node:fs";
import path from "node:path";
import { iconNames } from "./icon";

let drawings: string | undefined;

/** The drawings of all icons as `<symbol>` elements, from the package's files, which are read once for all pages. */
export function iconSymbols(): string {
  drawings ??= iconNames.map(symbolOf).join("");
  return drawings;
}

function symbolOf(name: string): string {
  const file = path.join(process.cwd(), "node_modules/lucide-static/icons", `${name}.svg`);
  const drawing = readFileSync(file, "utf8").replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, "");
  return `<symbol id="icon-${name}" viewBox="0 0 24 24">${drawing.replace(/\s*\n\s*/g, "").replaceAll(" />", "/>")}</symbol>`;
}

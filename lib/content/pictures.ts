import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { drawingFolder } from "./files";
import { imageSize, type Size } from "./image-size";

/** The file of a drawing, seen from the project's root. */
export const drawingFile = (name: string) => `${drawingFolder}/${name}.svg`;

/** Whether there is a drawing of this name. */
export function isDrawing(name: string, root = process.cwd()): boolean {
  return /^[a-z0-9-]+$/.test(name) && existsSync(path.join(root, drawingFile(name)));
}

/** A drawing's SVG. */
export function readDrawing(name: string): string {
  return readFileSync(path.join(process.cwd(), drawingFile(name)), "utf8");
}

/**
 * The size of a picture of `public/`, by its address.
 * @throws when it is not there, or no picture that has a size
 */
export function pictureSize(src: string, root = process.cwd()): Size {
  return imageSize(readFileSync(path.join(root, "public", src)));
}

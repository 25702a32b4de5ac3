import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "@/lib/files/list";
import { drawingFolder } from "./files";
import { imageSize, type Size } from "./image-size";
import type { Ledger } from "./ledger";

/** The pictures that pages show by their address. */
const imageFolder = "public/docs/images";

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

/** Every SVG that a writer can have drawn: the drawings, and the pictures of `public/docs/images/`. */
export function listSvgFiles(root = process.cwd()): string[] {
  return [drawingFolder, imageFolder]
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => listFiles(path.join(root, folder), /\.svg$/i).map((name) => `${folder}/${name}`));
}

/** The SVG files of that list which a page shows. */
export function svgFilesOf({ images }: Pick<Ledger, "images">): string[] {
  const shown = new Set(
    images.map(({ src }) =>
      src.startsWith("diagram:") ? drawingFile(src.slice("diagram:".length)) : path.posix.join("public", src),
    ),
  );
  return listSvgFiles().filter((file) => shown.has(file));
}

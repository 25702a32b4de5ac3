import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { listFiles } from "@/lib/files/list";
import { pictureLimit } from "@/lib/site/constants";
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

/** Why a picture of `public/` cannot be published, by its address: it cannot be drawn, or is too heavy to wait for. */
export function pictureFault(src: string, root = process.cwd()): { what: string; cure: string } | undefined {
  try {
    pictureSize(src, root);
  } catch (error) {
    const what = `The image ${src} cannot be shown: ${(error as Error).message}`;
    return { what, cure: "Save it as PNG, or as SVG with a viewBox." };
  }
  const { size } = statSync(path.join(root, "public", src));
  if (size <= pictureLimit) return undefined;
  return {
    what: `The image ${src} has ${kilobytes(Math.ceil(size / 1000))}, for which readers wait.`,
    cure: `Make it ${kilobytes(pictureLimit / 1000)} at most: cut it to what it shows, or save it with fewer pixels or colors.`,
  };
}

const kilobytes = (count: number) => `${count.toLocaleString("en")} kB`;

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

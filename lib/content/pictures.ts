import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { listFiles } from "@/lib/files/list";
import { readText } from "@/lib/files/text";
import { pictureLimit } from "@/lib/site/constants";
import { drawingFolder } from "./files";
import { imageSize, type Size } from "./image-size";
import type { Ledger } from "./ledger";
import type { Fault } from "./problem";

/** What is published as it lies there. */
export const publicFolder = "public";

/** The pictures that pages show by their address. */
const imageFolder = `${publicFolder}/docs/images`;

/** The file of a drawing, seen from the project's root. */
export const drawingFile = (name: string) => `${drawingFolder}/${name}.svg`;

/** The name of the drawing that a ledger's picture is; `rehype-ledger.mjs` writes it so. */
export const drawingOf = (src: string): string | undefined => /^diagram:(.*)$/.exec(src)?.[1];

/** Whether there is a drawing of this name. */
export function isDrawing(name: string): boolean {
  return /^[a-z0-9-]+$/.test(name) && existsSync(drawingFile(name));
}

/** A drawing's SVG. */
export function readDrawing(name: string): string {
  return readText(drawingFile(name));
}

/**
 * The size of a picture of `public/`, by its address.
 * @throws when it is not there, or no picture that has a size
 */
export function pictureSize(src: string): Size {
  return imageSize(readFileSync(path.join(publicFolder, src)));
}

/** Why a picture of `public/` cannot be published, by its address: it cannot be drawn, or is too heavy to wait for. */
export function pictureFault(src: string): Fault | undefined {
  try {
    pictureSize(src);
  } catch (error) {
    const what = `The image ${src} cannot be shown: ${(error as Error).message}`;
    return { what, cure: "Save it as PNG, or as SVG with a viewBox." };
  }
  const { size } = statSync(path.join(publicFolder, src));
  if (size <= pictureLimit) return undefined;
  return {
    what: `The image ${src} has ${kilobytes(Math.ceil(size / 1000))}, for which readers wait.`,
    cure: `Make it ${kilobytes(pictureLimit / 1000)} at most: cut it to what it shows, or save it with fewer pixels or colors.`,
  };
}

const kilobytes = (count: number) => `${count.toLocaleString("en")} kB`;

/** Every SVG that a writer can have drawn: the drawings, and the pictures of `public/docs/images/`. */
export function listSvgFiles(): string[] {
  return [drawingFolder, imageFolder]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => listFiles(folder, /\.svg$/i).map((name) => `${folder}/${name}`));
}

/** The SVG files of that list which a page shows. */
export function svgFilesOf({ images }: Pick<Ledger, "images">): string[] {
  const shown = new Set(
    images.map(({ src }) => {
      const drawing = drawingOf(src);
      return drawing === undefined ? path.posix.join("public", src) : drawingFile(drawing);
    }),
  );
  return listSvgFiles().filter((file) => shown.has(file));
}

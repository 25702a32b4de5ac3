export type Size = { width: number; height: number };

/**
 * The pixel dimensions of a PNG, or the user units of an SVG's `width`/`height` or `viewBox`.
 * @throws when the bytes are neither, or a part of a PNG, of which browsers draw nothing, or its upper half
 */
export function imageSize(bytes: Buffer): Size {
  if (bytes.subarray(1, 4).toString("latin1") === "PNG") {
    if (!bytes.includes("IEND")) throw new Error("The PNG ends before its picture does.");
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  const [root] = /<svg\b[^>]*>/.exec(bytes.toString("utf8")) ?? [];
  if (!root) throw new Error("The image is neither PNG nor SVG.");
  const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']\\s*([^"']*)`).exec(root)?.[1] ?? "";
  const side = (name: string) => /^[\d.]+(?=(?:px)?\s*$)/.exec(attribute(name))?.[0];
  const [, , boxWidth, boxHeight] = attribute("viewBox").split(/[\s,]+/);
  // Of a side that is not said, browsers make what the proportions of the viewBox ask for.
  const ratio = Number(boxWidth) / Number(boxHeight);
  const said = { width: side("width"), height: side("height") };
  const width = Number(said.width ?? (said.height ? Number(said.height) * ratio : boxWidth));
  const height = Number(said.height ?? (said.width ? Number(said.width) / ratio : boxHeight));
  if (!(width > 0 && height > 0)) throw new Error("The SVG has neither width and height nor a viewBox.");
  return { width, height };
}

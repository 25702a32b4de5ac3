const text = (type: string) => `${type}; charset=utf-8`;

/**
 * What each kind of published file is, by the ending of its name: as hosts say it, and the preview's routes. A file of
 * another kind stops the build.
 */
export const mediaTypes = {
  css: text("text/css"),
  html: text("text/html"),
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: text("text/javascript"),
  json: "application/json",
  md: text("text/markdown"),
  png: "image/png",
  svg: "image/svg+xml",
  // Next takes a payload for one only if it comes as plain text.
  txt: text("text/plain"),
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml",
  yaml: "application/yaml",
} as const;

/** What a file is, or `undefined` for a kind that is not known. */
export function mediaTypeOf(file: string): string | undefined {
  const ending = /\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(mediaTypes, ending) ? mediaTypes[ending as keyof typeof mediaTypes] : undefined;
}

/** The types that get smaller when they are compressed. */
export const compressible: readonly string[] = Object.values(mediaTypes).filter((type) =>
  /^text\/|json|xml|yaml/.test(type),
);

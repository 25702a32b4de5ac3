/**
 * A name as a part of an address: lower-case ASCII letters, digits and hyphens. Dots and slashes become hyphens, never
 * nothing: `a.b` and `ab` are two names.
 * @example slugWords("listByProject") // "list-by-project"
 */
export function slugWords(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/**
 * The address of an operation below its tag: its id without the tag's name in front.
 * @example operationSlug("projects", "projects-create") // "projects/create"
 */
export function operationSlug(tag: string, operation: string): string {
  const folder = slugWords(tag) || "other";
  const name = slugWords(operation) || "operation";
  const short = name.startsWith(`${folder}-`) ? name.slice(folder.length + 1) : name;
  return `${folder}/${short.slice(0, 80)}`;
}

/**
 * A name in capitals, as constants and environment variables have them; `undefined` where no such letters are in it.
 * @example constantName("appId") // "APP_ID"
 */
export function constantName(name: string): string | undefined {
  const words = slugWords(name).replaceAll("-", "_").toUpperCase();
  return /^[A-Z]/.test(words) ? words : undefined;
}

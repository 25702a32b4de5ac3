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
 * The last part of an operation's address: its id without the tag's name in front, 80 letters at most.
 * @example operationName("projects", "projects-create") // "create"
 */
export function operationName(tag: string, operation: string): string {
  const name = slugWords(operation) || "operation";
  const front = `${slugWords(tag)}-`;
  return (name.startsWith(front) ? name.slice(front.length) : name).slice(0, 80);
}

/**
 * A name in capitals, as constants and environment variables have them; `undefined` where no such letters are in it.
 * @example constantName("appId") // "APP_ID"
 */
export function constantName(name: string): string | undefined {
  const words = slugWords(name).replaceAll("-", "_").toUpperCase();
  return /^[A-Z]/.test(words) ? words : undefined;
}

/**
 * The steps of a JSON pointer, as it stands after the `#` of a reference: percent escapes first, then `~1` and `~0`.
 * `undefined` where it is no pointer.
 * @example pointerSteps("/paths/~1projects/get") // ["paths", "/projects", "get"]
 */
export function pointerSteps(pointer: string): string[] | undefined {
  if (pointer === "") return [];
  if (!pointer.startsWith("/")) return undefined;
  return pointer
    .slice(1)
    .split("/")
    .map((step) => decoded(step).replaceAll("~1", "/").replaceAll("~0", "~"));
}

/**
 * A pointer one step deeper.
 * @example below("/paths", "/projects") // "/paths/~1projects"
 */
export function below(pointer: string, ...steps: (string | number)[]): string {
  return steps.reduce<string>(
    (path, step) => `${path}/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`,
    pointer,
  );
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

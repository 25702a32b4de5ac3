/**
 * The parameters of a path and of an operation as one list: of two with the same name and location the later counts, in
 * the place of the earlier. Case tells names apart, but not those of header fields.
 */
export function mergeParameters<T>(
  parameters: readonly T[],
  identityOf: (parameter: T) => { name: string; in: string },
): T[] {
  const merged = new Map<string, T>();
  for (const parameter of parameters) {
    const { name, in: place } = identityOf(parameter);
    merged.set(`${place} ${place === "header" ? name.toLowerCase() : name}`, parameter);
  }
  return [...merged.values()];
}

import { mapOf, textOf, type ValueMap } from "../document/value";

/** The property whose value tells branches apart. */
export function discriminatorName(discriminator: ValueMap): string | undefined {
  return textOf(discriminator.get("propertyName"));
}

/**
 * The values of that property that stand for a component: all that the mapping gives it, or else its own name, which
 * counts beside a mapping as well.
 */
export function discriminatorValues(discriminator: ValueMap, component: string | undefined): string[] {
  if (component === undefined || discriminatorName(discriminator) === undefined) return [];
  const mapped = [...mapOf(discriminator.get("mapping"))].flatMap(([value, target]) =>
    String(target).split("/").at(-1) === component ? [value] : [],
  );
  return mapped.length > 0 ? mapped : [component];
}

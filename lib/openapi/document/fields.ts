/** Fields whose keys are names that the author chose, not words of the specification. */
const nameMaps: ReadonlySet<string> = new Set([
  "$defs",
  "additionalOperations",
  "callbacks",
  "content",
  "dependentSchemas",
  "encoding",
  "examples",
  "headers",
  "links",
  "mediaTypes",
  "parameters",
  "pathItems",
  "paths",
  "patternProperties",
  "properties",
  "requestBodies",
  "responses",
  "schemas",
  "scopes",
  "securitySchemes",
  "variables",
  "webhooks",
]);

/** Fields whose value is anything at all. */
const literals: ReadonlySet<string> = new Set([
  "const",
  "dataValue",
  "default",
  "enum",
  "example",
  "mapping",
  "serializedValue",
  "value",
]);

/** Whether the members of a field of this name are called as the author likes; a list has no names. */
export function holdsNames(field: string): boolean {
  return nameMaps.has(field);
}

/**
 * Whether what a field holds is a value of the API and no part of the description, so that what looks like a schema or a
 * reference inside is none. `examples` of a schema are a list of values; elsewhere they are objects of the specification.
 */
export function isLiteral(field: string, isList: boolean): boolean {
  return literals.has(field) || (field === "examples" && isList);
}

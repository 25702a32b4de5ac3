import type { JsonText } from "../document/value";
import type { Html } from "../operation/description";

/** What can be said of a schema in one place of a page. */
export type SchemaView = {
  id: string;
  /** The type in words: `string`, `array of objects`, `integer or null`, `any value`. */
  type: string;
  format: string | undefined;
  /** Its name under `components.schemas`, or its title. */
  name: string | undefined;
  description: Html;
  /** Limits in words: `1 to 140 characters`; a pattern as code. */
  constraints: Constraint[];
  /** The only values it can have (`enum`, `const`, `oneOf` of constants). */
  values: ValueView[];
  default: JsonText | undefined;
  examples: JsonText[];
  isDeprecated: boolean;
  isReadOnly: boolean;
  isWriteOnly: boolean;
  /** Properties of an object, those of `allOf` branches among them. */
  properties: PropertyView[];
  /** The items of an array, or what a text holds (`contentSchema`), where more is to be said than the type. */
  items: SchemaView | undefined;
  /** What properties without a name of their own hold. `false`: there can be none. */
  additional: SchemaView | false | undefined;
  alternatives: AlternativesView[];
  /** Why the tree ends here although the schema goes on. */
  cut: CutView | undefined;
};

export type Constraint = { text: string; code?: string };

export type ValueView = { value: JsonText; description: Html; isDeprecated: boolean };

export type PropertyView = {
  name: string;
  isRequired: boolean;
  /** The `allOf` branch that it comes from, by name, where that is not the schema itself. */
  origin: string | undefined;
  schema: SchemaView;
};

/** `oneOf` or `anyOf`; or what counts as `also` of some values, items, or names alone, as each label says. */
export type AlternativesView = {
  kind: "oneOf" | "anyOf" | "also";
  /** The property whose value tells the branches apart. */
  discriminator: string | undefined;
  branches: {
    label: string;
    /** The discriminator's values that stand for it. */
    values: string[];
    schema: SchemaView;
  }[];
};

/** `openAt`: the id under which a recursive schema is open above. */
export type CutView = { reason: "recursive"; name: string; openAt: string } | { reason: "deep" | "long"; name: string };

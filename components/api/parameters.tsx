import { locationTitles } from "@/lib/openapi/operation/outline";
import type { HeaderView, ParameterView } from "@/lib/openapi/operation/types";
import { PropertyLine } from "./property-line";
import { SchemaFacts } from "./schema-facts";
import { SchemaDetails } from "./schema-tree";

/** A list's title is a heading for whoever goes from one to the next by ear; the page's contents leave it out. */
export const listHeading = { role: "heading", "aria-level": 3 } as const;

/** Parameters by where they stand, each location a list with a title of its own. */
export function Parameters({ parameters }: { parameters: readonly ParameterView[] }) {
  const locations = [...new Set(parameters.map((parameter) => parameter.in))];
  return locations.map((location) => (
    <div key={location}>
      <p data-list="" {...listHeading}>
        {locationTitles[location]}
      </p>
      <Fields fields={parameters.filter((parameter) => parameter.in === location)} />
    </div>
  ));
}

/** Parameters or header fields of one kind. */
export function Fields({ fields }: { fields: readonly (ParameterView | HeaderView)[] }) {
  return (
    <ul data-fields="">
      {fields.map((field) => (
        <Field key={field.id} {...field} />
      ))}
    </ul>
  );
}

function Field(field: ParameterView | HeaderView) {
  const { id, name, schema, isRequired, isDeprecated, description, examples } = field;
  const given = examples.map(({ text, summary }) => ({ text: text === "" ? '""' : text, summary }));
  const form = "form" in field ? field.form : undefined;
  const limits = form === undefined ? schema : { ...schema, constraints: [...schema.constraints, { text: form }] };
  return (
    <li id={id}>
      <PropertyLine name={name} schema={schema} isRequired={isRequired} isDeprecated={isDeprecated} />
      <SchemaFacts
        schema={limits}
        description={description === "" ? schema.description : description}
        {...(given.length > 0 ? { examples: given } : {})}
      />
      <SchemaDetails name={name} schema={schema} level={1} />
    </li>
  );
}

import { Fragment, type ReactNode } from "react";
import type { AlternativesView, PropertyView, SchemaView } from "@/lib/openapi/schema/schema-types";
import { PropertyLine, typeText } from "./property-line";
import { hasFacts, SchemaFacts } from "./schema-facts";

/** How many levels stand open from the start. */
export const openLevels = 2;

type SchemaDetailsProps = { name: string; schema: SchemaView; level: number };

/** What a schema holds, below a toggle that says whose fields they are. Nothing where it holds nothing. */
export function SchemaDetails({ name, schema, level }: SchemaDetailsProps) {
  if (!hasFields(schema)) {
    return schema.items ? <ItemFacts name={name} of={schema} items={schema.items} level={level} /> : null;
  }
  const hasNamed = schema.properties.length > 0;
  const isConditional = !schema.additional && schema.alternatives[0]?.kind === "also";
  return (
    <details open={level < openLevels}>
      <summary>
        {hasNamed ? "Fields of " : isConditional ? "Conditions of " : "What "} <code>{name}</code>
        {hasNamed || isConditional ? null : " can be"}
      </summary>
      <SchemaFields schema={schema} level={level + 1} />
    </details>
  );
}

/** The fields of a schema, then what other names may hold, then its alternatives. */
export function SchemaFields({ schema, level }: { schema: SchemaView; level: number }) {
  const { properties, additional, items, alternatives } = schema;
  return (
    <>
      {(properties.length > 0 || additional) && (
        <FieldList properties={properties} level={level}>
          {additional && (
            <Property name="any other name" isRequired={false} origin={undefined} schema={additional} level={level} />
          )}
        </FieldList>
      )}
      {alternatives.map((choice) => (
        <Alternatives key={choice.branches[0]?.schema.id} {...choice} level={level} />
      ))}
      {items && <ItemFacts name={isList(schema) ? "each item" : "the text"} of={schema} items={items} level={level} />}
    </>
  );
}

type FieldListProps = { properties: readonly PropertyView[]; level: number; children?: ReactNode };

/** Fields by name, and what stands below them. */
export function FieldList({ properties, level, children }: FieldListProps) {
  return (
    <ul data-fields="">
      {properties.map((property) => (
        <Property key={property.schema.id} {...property} level={level} />
      ))}
      {children}
    </ul>
  );
}

/**
 * A field and all that is said of it. What can be opened is a part of it, not it a part of what opens, so that its link
 * stands beside the toggle and not inside.
 */
function Property({ name, isRequired, origin, schema, level }: PropertyView & { level: number }) {
  return (
    <li id={schema.id}>
      <PropertyLine name={name} schema={schema} isRequired={isRequired} origin={origin} />
      <SchemaFacts schema={schema} />
      <SchemaDetails name={name} schema={schema} level={level} />
    </li>
  );
}

type ItemFactsProps = { name: string; of: SchemaView; items: SchemaView; level: number };

/** An array's items, or what a text holds, stand where the array or text does: they are no level of their own. */
function ItemFacts({ name, of, items, level }: ItemFactsProps) {
  const isTold = hasFacts(items);
  const format = hasFields(items) ? undefined : items.format;
  return (
    <>
      {(isTold || format !== undefined) && (
        <div id={items.id} data-items="">
          {!hasFields(items) && (
            <p data-facts="">
              {isList(of) ? "Each item is" : "The text holds"} {article(items.type)}
              {format !== undefined && ` (${format})`}
              {isTold ? ":" : "."}
            </p>
          )}
          <SchemaFacts schema={items} />
        </div>
      )}
      {!isTold && format === undefined && <span id={items.id} />}
      <SchemaDetails name={name} schema={items} level={level} />
    </>
  );
}

function Alternatives({ kind, discriminator, branches, level }: AlternativesView & { level: number }) {
  return (
    <>
      <p data-facts="">
        {intros[kind]}
        {discriminator !== undefined && (
          <>
            {" "}
            <code>{discriminator}</code> tells which.
          </>
        )}
      </p>
      <ul data-fields="">
        {branches.map(({ label, values, schema }) => (
          <li key={schema.id} id={schema.id}>
            <p>
              <b>{label === schema.type ? typeText(schema) : label}</b>{" "}
              {label !== schema.type && <span>{typeText(schema)}</span>}
              {values.length > 0 && (
                <small>
                  {" "}
                  <code>{discriminator}</code> is{" "}
                  {values.map((value, at) => (
                    <Fragment key={value}>
                      {at > 0 && " or "}
                      <code>{value}</code>
                    </Fragment>
                  ))}
                </small>
              )}{" "}
              <a href={`#${schema.id}`} aria-label={`Link to ${schema.id}`}>
                #
              </a>
            </p>
            <SchemaFacts schema={schema} />
            <SchemaDetails name={label} schema={schema} level={level} />
          </li>
        ))}
      </ul>
    </>
  );
}

const intros = { oneOf: "One of:", anyOf: "One or more of:", also: "Also:" };

function isList({ type }: SchemaView): boolean {
  return type.includes("array");
}

/** Whether a schema has something to open: fields, or alternatives. */
export function hasFields({ properties, additional, alternatives }: SchemaView): boolean {
  return properties.length > 0 || Boolean(additional) || alternatives.length > 0;
}

function article(type: string): string {
  if (/^(any|one|nothing)\b/.test(type)) return type;
  return /^(a|e|i|o|u)/.test(type) ? `an ${type}` : `a ${type}`;
}

import type { MediaView } from "@/lib/openapi/operation/types";
import type { SchemaView } from "@/lib/openapi/schema/schema-types";
import type { ColoredCode } from "./code";
import { Examples } from "./examples";
import { openAllLabel } from "./open-all-label";
import { typeText } from "./property-line";
import { SchemaFacts } from "./schema-facts";
import { hasFields, openLevels, SchemaFields } from "./schema-tree";

type BodyProps = {
  media: readonly MediaView[];
  /** The id of the element around it, which the first of the media types shares. */
  parentId?: string;
  /** What an example of it is called. */
  title: string;
  colored: ColoredCode;
  /** How deep the fields stand already: deeper ones begin closed. */
  level?: number;
};

/** What a body holds: for each media type its fields and its examples. */
export function Body({ media, parentId, title, colored, level = 0 }: BodyProps) {
  const isMore = (schema: SchemaView) => depthOf(schema) > openLevels - level;
  // For those who hear it, since a page has several: its words first, for whoever speaks them to press it.
  const nameOf = (type: string) => (media.length > 1 ? `${title}, ${type}` : title);
  return media.map(({ id, type, schema, sameAs, itemSchema, events, examples }) => (
    <div key={id} id={id === parentId ? undefined : id} data-media="">
      <p data-facts="">
        <code>{type}</code>
        {schema && <span> {typeText(schema)}</span>}
        {schema?.name !== undefined && <span> {schema.name}</span>}
        {schema && depthOf(schema) > 0 && (
          <button
            type="button"
            data-link=""
            data-open-all={isMore(schema) ? "more" : ""}
            aria-label={`${openAllLabel(isMore(schema))}, ${nameOf(type)}`}
            data-keep=""
          >
            {openAllLabel(isMore(schema))}
          </button>
        )}
        {sameAs && (
          <span>
            {" "}
            with the fields of <a href={`#${sameAs.id}`}>{sameAs.title}</a>
          </span>
        )}
      </p>
      {schema && (
        <>
          <SchemaFacts schema={schema} />
          <SchemaFields schema={schema} level={level} />
        </>
      )}
      {itemSchema && (
        <>
          <p id={itemSchema.id} data-facts="">
            A stream of items, each {typeText(itemSchema)}:
          </p>
          <SchemaFacts schema={itemSchema} />
          <SchemaFields schema={itemSchema} level={level} />
        </>
      )}
      {events.length === 0 && <Examples examples={examples} title={title} colored={colored} />}
    </div>
  ));
}

/** How many toggles stand inside one another below the fields of a schema. */
function depthOf({ properties, items, additional, alternatives }: SchemaView): number {
  const fields = [
    ...properties.map(({ schema }) => schema),
    ...alternatives.flatMap(({ branches }) => branches.map(({ schema }) => schema)),
    ...(additional ? [additional] : []),
  ];
  return Math.max(0, items ? depthOf(items) : 0, ...fields.map(toggles));
}

function toggles(schema: SchemaView): number {
  if (hasFields(schema)) return 1 + depthOf(schema);
  return schema.items ? toggles(schema.items) : 0;
}

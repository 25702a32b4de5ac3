import type { MediaView } from "@/lib/openapi/types";
import type { ColouredCode } from "./code";
import { Examples } from "./examples";
import { SchemaFacts } from "./schema-facts";
import { SchemaFields } from "./schema-tree";

type BodyProps = {
  media: readonly MediaView[];
  /** The id of the element around it, which the first of the media types shares. */
  parentId?: string;
  /** What an example of it is called. */
  title: string;
  coloured: ColouredCode;
  /** How deep the fields stand already: deeper ones begin closed. */
  level?: number;
  isFolded?: boolean;
};

/** What a body holds: for each media type its fields and its examples. */
export function Body({ media, parentId, title, coloured, level = 0, isFolded = false }: BodyProps) {
  return media.map(({ id, type, schema, sameAs, itemSchema, events, examples }) => (
    <div key={id} id={id === parentId ? undefined : id} data-media="">
      <p data-facts="">
        <code>{type}</code>
        {schema && <span> {schema.type}</span>}
        {schema?.name !== undefined && <span> {schema.name}</span>}
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
            A stream of items, each {itemSchema.type}:
          </p>
          <SchemaFacts schema={itemSchema} />
          <SchemaFields schema={itemSchema} level={level} />
        </>
      )}
      {events.length === 0 && <Examples examples={examples} title={title} coloured={coloured} isFolded={isFolded} />}
    </div>
  ));
}

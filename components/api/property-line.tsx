import { Fragment } from "react";
import type { SchemaView } from "@/lib/openapi/schema/schema-types";

type PropertyLineProps = {
  name: string;
  schema: SchemaView;
  isRequired: boolean;
  isDeprecated?: boolean;
  origin?: string | undefined;
};

/**
 * Name, type and what a reader must not miss, on one line. Its link is called by where the field stands: a request and its
 * answers may have a field of the same name.
 */
export function PropertyLine({ name, schema, isRequired, isDeprecated = false, origin }: PropertyLineProps) {
  const marks = [
    isRequired && "required",
    (isDeprecated || schema.isDeprecated) && "deprecated",
    schema.isReadOnly && "read-only",
    schema.isWriteOnly && "write-only",
  ].filter((mark) => mark !== false);
  return (
    <p>
      <code>{name}</code> <span>{typeText(schema)}</span>
      {marks.map((mark) => (
        <Fragment key={mark}>
          {" "}
          <b data-mark={mark}>{mark}</b>
        </Fragment>
      ))}
      {origin && <small> from {origin}</small>}{" "}
      <a href={`#${schema.id}`} aria-label={`Link to ${schema.id}`}>
        #
      </a>
    </p>
  );
}

/** A type in words, and its format. */
export function typeText({ type, format }: Pick<SchemaView, "type" | "format">): string {
  return format === undefined ? type : `${type}, ${format}`;
}

import { Fragment } from "react";
import type { Html } from "@/lib/openapi/operation/description";
import type { CutView, SchemaView } from "@/lib/openapi/schema/schema-types";
import { valueText } from "./value-text";

/** With this many values without a description, a list of its own is easier to read than a sentence. */
const mostInLine = 12;

/** A value, and what an example with it is called. */
type Coded = { text: string; summary?: string };

type SchemaFactsProps = { schema: SchemaView; description?: Html; examples?: readonly Coded[] };

/** A field's description, values, limits, default and example. `description` and `examples` are the parameter's own. */
export function SchemaFacts({ schema, description = schema.description, examples }: SchemaFactsProps) {
  const isListed = schema.values.length > mostInLine || schema.values.some((value) => value.description !== "");
  return (
    <>
      {description !== "" && <div dangerouslySetInnerHTML={{ __html: description }} />}
      <FactLine facts={factsOf(schema, isListed, examples)} />
      {isListed && (
        <ul data-values="">
          {schema.values.map(({ value, description, isDeprecated }) => (
            <li key={value}>
              <code>{valueText(value)}</code>
              {isDeprecated && <b data-mark="deprecated"> deprecated</b>}
              {description !== "" && <div dangerouslySetInnerHTML={{ __html: description }} />}
            </li>
          ))}
        </ul>
      )}
      {schema.cut && <Cut {...schema.cut} />}
    </>
  );
}

/** Whether there is anything to say of a schema beside its type, its format, and what it holds. */
export function hasFacts(schema: SchemaView): boolean {
  const { description, values, cut } = schema;
  return description !== "" || values.length > 0 || cut !== undefined || factsOf(schema, false, undefined).length > 0;
}

type Fact = { text: string; codes?: readonly Coded[] };

function FactLine({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <p data-facts="">
      {facts.map(({ text, codes }, at) => (
        <Fragment key={`${text} ${codes?.[0]?.text}`}>
          {at > 0 && ", "}
          {text}
          {codes && " "}
          {codes && <Codes codes={codes} />}
        </Fragment>
      ))}
    </p>
  );
}

function factsOf(schema: SchemaView, isListed: boolean, examples: readonly Coded[] | undefined): Fact[] {
  const coded = (value: string): Coded => ({ text: valueText(value) });
  const { values, constraints, default: usual, additional } = schema;
  const given = examples ?? schema.examples.slice(0, 1).map(coded);
  const shown = [...new Map(given.map((one) => [keyOf(one), one])).values()].filter(({ text }) => text.length < 160);
  const facts: (Fact | false)[] = [
    !isListed &&
      values.length > 0 && {
        text: values.length === 1 ? "always" : "one of",
        codes: values.map(({ value }) => coded(value)),
      },
    ...constraints.map(({ text, code }): Fact => (code === undefined ? { text } : { text, codes: [{ text: code }] })),
    usual !== undefined && { text: "default", codes: [coded(usual)] },
    shown.length > 0 && { text: shown.length === 1 ? "example" : "examples", codes: shown.slice(0, mostInLine) },
    additional === false && { text: "no other fields" },
  ];
  return facts.filter((fact) => fact !== false);
}

/** Values one after another, each with what it is called, if anything. */
export function Codes({ codes }: { codes: readonly Coded[] }) {
  return codes.map((one, at) => (
    <Fragment key={keyOf(one)}>
      {at > 0 && ", "}
      <code>{one.text}</code>
      {one.summary && ` (${one.summary})`}
    </Fragment>
  ));
}

function keyOf({ text, summary = "" }: Coded): string {
  return `${text}\n${summary}`;
}

function Cut(cut: CutView) {
  const { name } = cut;
  if (cut.reason !== "recursive") {
    return <p data-facts="">{name === "" ? "More fields" : `More fields of ${name}`} are in the API description.</p>;
  }
  return (
    <p data-facts="">
      <a href={`#${cut.openAt}`}>{name === "" ? "The same object again" : name}</a>, as above
    </p>
  );
}

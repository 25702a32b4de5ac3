import { Fragment, type ReactNode } from "react";
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

function FactLine({ facts }: { facts: readonly { key: string; fact: ReactNode }[] }) {
  if (facts.length === 0) return null;
  return (
    <p data-facts="">
      {facts.map(({ key, fact }, at) => (
        <Fragment key={key}>
          {at > 0 && ", "}
          {fact}
        </Fragment>
      ))}
    </p>
  );
}

function factsOf(schema: SchemaView, isListed: boolean, examples: readonly Coded[] | undefined) {
  const facts: { key: string; fact: ReactNode }[] = [];
  const say = (key: string, fact: ReactNode) => facts.push({ key, fact });
  const [first, ...others] = schema.values;
  if (!isListed && first) {
    say(
      "values",
      <>
        {others.length === 0 ? "always " : "one of "}
        <Codes codes={schema.values.map(({ value }) => ({ text: valueText(value) }))} />
      </>,
    );
  }
  for (const { text, code } of schema.constraints) {
    say(
      `${text} ${code}`,
      code === undefined ? (
        text
      ) : (
        <>
          {text} <code>{code}</code>
        </>
      ),
    );
  }
  if (schema.default !== undefined)
    say(
      "default",
      <>
        default <code>{valueText(schema.default)}</code>
      </>,
    );
  const given = examples ?? schema.examples.slice(0, 1).map((value): Coded => ({ text: valueText(value) }));
  const shown = [...new Map(given.map((one) => [keyOf(one), one])).values()].filter(({ text }) => text.length < 160);
  if (shown.length > 0)
    say(
      "example",
      <>
        {shown.length === 1 ? "example " : "examples "}
        <Codes codes={shown.slice(0, mostInLine)} />
      </>,
    );
  if (schema.additional === false) say("additional", "no other fields");
  return facts;
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

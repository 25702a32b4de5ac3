import { describeProblems } from "@/lib/content/problem";
import { nodeAt } from "../document/graph";
import { type ApiDocument, readDocument } from "../document/read";
import { listOperations } from "../operation/operation";
import { type Direction, draftPage } from "../operation/page";
import type { OperationView } from "../operation/types";
import { operationView } from "../operation/view";
import { schemaView } from "../schema/schema";
import type { SchemaView } from "../schema/schema-types";

/** A document with a body of its own. */
export function documentOf(body: string, version = "3.1.0"): ApiDocument {
  const head = `openapi: ${version}\ninfo:\n  title: T\n  version: "1"\n`;
  const { document, problems = [] } = readDocument("a.yaml", head + body);
  if (!document) throw new Error(describeProblems(problems));
  return document;
}

/** What a page says of the schema `A` among schemas that are given as YAML. */
export function viewOf(schemas: string, direction: Direction = "response", version = "3.1.0"): SchemaView {
  const document = documentOf(`components:\n  schemas:\n${schemas.replace(/^/gm, "    ")}`, version);
  const node = nodeAt(document, "/components/schemas/A");
  if (!node) throw new Error("There is no schema A.");
  return schemaView({ ...draftPage(document), direction }, node, "a");
}

/** A `POST` to `/a/{id}` given by its fields, with what else the document and the path have. */
export function viewOfOperation(fields: string, { path = "", root = "", method = "post" } = {}): OperationView {
  const document = documentOf(`${root}paths:\n  /a/{id}:\n    ${path}\n    ${method}: ${fields}\n`);
  const [operation] = listOperations(document);
  if (!operation) throw new Error("No operation.");
  return operationView(document, operation);
}

/** A schema as an outline: one line for each field. */
export function outline({ properties, items, alternatives, additional, cut }: SchemaView, indent = ""): string[] {
  const deeper = `${indent}  `;
  return [
    ...properties.flatMap(({ name, isRequired, schema }) => [
      `${indent}${name}${isRequired ? "*" : ""}: ${schema.type}`,
      ...outline(schema, deeper),
    ]),
    ...(items ? outline(items, indent) : []),
    ...(additional ? [`${indent}*: ${additional.type}`, ...outline(additional, deeper)] : []),
    ...alternatives.flatMap(({ branches }) =>
      branches.flatMap(({ label, schema }) => [`${indent}| ${label}: ${schema.type}`, ...outline(schema, deeper)]),
    ),
    ...(cut ? [`${indent}(${cut.reason}: ${cut.name})`] : []),
  ];
}

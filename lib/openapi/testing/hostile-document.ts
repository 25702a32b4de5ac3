/**
 * A document with everything that large public ones do to a renderer, as JSON text. Schemas refer to one
 * another in circles, ids stand twice, texts hold scripts, names are those that objects have by nature.
 */
export function hostileDocument(count: number): string {
  const names = Array.from({ length: Math.max(12, Math.ceil(count / 4)) }, (_, at) => `Model${at}`);
  const schemas = Object.fromEntries(names.map((name, at) => [name, schemaOf(at, names)]));
  const paths = Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `/things-${at}/{thing id}/~odd~/"quoted"`,
      { post: operationOf(at, names) },
    ]),
  );
  const text = JSON.stringify({
    openapi: "3.0.3",
    info: { title: "Hostile <script>alert(0)</script>", version: "1", description: script },
    servers: [{ url: "https://{region}.api.example/v1'$(id)", variables: { region: { default: 'eu"`id`' } } }],
    tags: [{ name: "constructor", description: script }, { name: "__proto__" }],
    paths,
    components: {
      schemas: { ...schemas, Loop: { allOf: [{ $ref: "#/components/schemas/Loop" }] } },
      securitySchemes: { key: { type: "apiKey", in: "query", name: "k'ey" } },
    },
    security: [{ key: [] }],
  });
  return text.replaceAll('"{digits}"', "9007199254740993");
}

const script =
  'Text <script>alert(1)</script> and <img src=x onerror="alert(2)"> and [a](javascript:alert(3)) </script></style>\n\n# Heading {braces} <b onclick="alert(4)">x</b>\n\n| a | b |\n|---|---|\n| `<i>` | {x} |';

function schemaOf(at: number, names: readonly string[]): object {
  const next = (step: number) => ({ $ref: `#/components/schemas/${names[(at + step) % names.length]}` });
  return {
    type: "object",
    description: at % 3 === 0 ? script : `Model number ${at}.`,
    required: ["id", "__proto__"],
    // Parsed from text, since in a literal __proto__ would be no name.
    properties: {
      ...JSON.parse('{"__proto__":{"type":"string","description":"A name."},"constructor":{"type":"string"}}'),
      id: { type: "integer", example: "{digits}", readOnly: true },
      'na"me <b>': { type: "string", enum: ["", "</script>", "a'b", null], nullable: true },
      self: next(0),
      next: next(1),
      list: { type: "array", items: next(2) },
      any: {
        oneOf: [next(3), next(4), { type: "string", pattern: "^<script>$" }],
        discriminator: { propertyName: "id" },
      },
      map: { additionalProperties: next(5) },
      missing: { $ref: "#/components/schemas/Missing" },
      ...Object.fromEntries(Array.from({ length: 12 }, (_, field) => [`field_${field}`, fieldOf(field)])),
    },
    ...(at % 5 === 0 ? { allOf: [next(6), { $ref: "#/components/schemas/Loop" }] } : {}),
  };
}

function fieldOf(field: number): object {
  return {
    type: "string",
    minLength: 0,
    maxLength: 10 + field,
    default: "",
    description: `Field **${field}** of many.`,
  };
}

function operationOf(at: number, names: readonly string[]): object {
  const model = (step: number) => ({ $ref: `#/components/schemas/${names[(at + step) % names.length]}` });
  return {
    // Every tenth id stands twice, and one of three has none.
    ...(at % 3 === 0 ? {} : { operationId: `op.${at % 10 === 0 ? "same" : at}` }),
    tags: [["constructor", "__proto__", "tag/with slash", ""][at % 4]],
    summary: at % 7 === 0 ? "" : `Do <script>alert(${at})</script>`,
    description: script,
    parameters: [
      { name: "thing id", in: "path", required: true, schema: { type: "string", example: "a'b\"$(id)`x`\\" } },
      {
        name: "thing id",
        in: "query",
        schema: { type: "array", items: { type: "string" } },
        example: ["</script>", "&"],
      },
      { name: "X-Any", in: "header", required: true, schema: { type: "string" }, example: "line\r\nbreak" },
    ],
    requestBody: {
      content: {
        "application/json": { schema: model(0), example: { "it's": "</script>$(id)`id`\u2028" } },
        "application/x-unheard-of; a=b": {},
        "multipart/form-data": { schema: model(1) },
      },
    },
    responses: {
      200: { description: script, content: { "application/json; charset=utf-8": { schema: model(2) } } },
      "4XX": { description: "", content: { "application/problem+json": { schema: model(3) } } },
      default: { $ref: "#/components/responses/Missing" },
    },
    callbacks: {
      done: { "{$request.body#/url}": { post: { requestBody: { content: { "text/plain": { schema: true } } } } } },
    },
  };
}

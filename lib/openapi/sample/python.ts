import { type Call, isNewKey, type NewKey, plainText, type Template, type Variable } from "./call";
import { escapeText } from "./escape";
import { literalBody } from "./javascript";
import { type Dialect, printLines } from "./literal";

/** The call in Python 3 with the package requests, which most readers of Python know; the guides have their own programs. */
export function pythonSample(call: Call): string {
  const shortcut = /^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/.test(call.method);
  const url = quotePython(call.url);
  const json = call.body && isJsonType(call.body.mediaType) ? literalBody(call.body.text) : undefined;
  // requests itself says that `json=` is application/json.
  const headers = json ? call.headers.filter(({ name }) => name.toLowerCase() !== "content-type") : call.headers;
  const lines = [
    ...(shortcut ? [url] : [`${quotePython([call.method])}, ${url}`]),
    ...(headers.length === 0 ? [] : [`headers=${printHeaders({ headers }, "    ")}`]),
    ...(json ? [`json=${printLines(json, dialect, "    ")}`] : []),
    ...(call.body && !json ? [`data=${quotePython([call.body.text])}.encode()`] : []),
    ...(call.parts.length > 0 ? [`files=${formLines(call.parts)}`] : []),
    "timeout=30",
  ];
  return `${importLines(call, ["requests"])}

response = requests.${shortcut ? call.method.toLowerCase() : "request"}(
${lines.map((line) => `    ${line},\n`).join("")})
print(response.status_code, response.text)`;
}

/** Without a file's name, a part is a text. */
function formLines(parts: Call["parts"]): string {
  const lines = parts.map(({ name, isFile, value, type }) => {
    const text = quotePython([value]);
    const typed = type === undefined ? text : `${text}, ${quotePython([type])}`;
    return `        (${quotePython([name])}, ${isFile ? `open(${text}, "rb")` : `(None, ${typed})`}),\n`;
  });
  return `[\n${lines.join("")}    ]`;
}

/** The imports that a sample needs: the standard library's, then those of packages. */
export function importLines(call: Call, packages: readonly string[], standard: readonly string[] = []): string {
  const parts = [call.url, ...call.headers.map(({ value }) => value)].flat();
  const variables = parts.filter((part): part is Variable => typeof part === "object" && !isNewKey(part));
  const names = new Set(standard.map((name) => `import ${name}`));
  if (parts.some(isNewKey)) names.add("import uuid");
  if (variables.length > 0) names.add("import os");
  if (variables.some(({ as }) => as === "base64")) names.add("import base64");
  const lines = [...names].sort();
  if (variables.some(({ as }) => as === "query")) lines.push("from urllib.parse import quote");
  return [lines.join("\n"), packages.map((name) => `import ${name}`).join("\n")].filter(Boolean).join("\n\n");
}

/** The header fields as a dictionary; `margin` is what stands before its line. */
export function printHeaders({ headers }: Pick<Call, "headers">, margin: string): string {
  const lines = headers.map(({ name, value }) => `${margin}    ${quotePython([name])}: ${quotePython(value)},\n`);
  return `{\n${lines.join("")}${margin}}`;
}

/** A string literal, or an f-string where it has variables. */
export function quotePython(template: Template): string {
  const text = plainText(template);
  if (text !== undefined) return `"${escapeText(text)}"`;
  const parts = template.map((part) =>
    typeof part === "string" ? escapeText(part).replace(/[{}]/g, "$&$&") : `{${read(part, "'")}}`,
  );
  const [only] = template;
  return parts.length === 1 && typeof only === "object" ? read(only, '"') : `f"${parts.join("")}"`;
}

/** Inside an f-string, Python before 3.12 wants the other quotes. */
function read(part: Variable | NewKey, quote: "'" | '"'): string {
  if (isNewKey(part)) return "str(uuid.uuid4())";
  const { variable, as } = part;
  const value = `os.environ[${quote}${variable}${quote}]`;
  if (as === "base64") return `base64.b64encode(${value}.encode()).decode()`;
  return as === "query" ? `quote(${value}, safe=${quote}${quote})` : value;
}

const dialect: Dialect = {
  string: (text) => quotePython([text]),
  key: (name) => quotePython([name]),
  words: { true: "True", false: "False", null: "None" },
  padding: "",
  indent: "    ",
};

function isJsonType(mediaType: string): boolean {
  return /^application\/json$/i.test(mediaType);
}

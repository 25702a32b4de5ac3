import { isExact, type JsonNode, parseJsonSource } from "../document/json-source";
import { type Call, isNewKey, type NewKey, plainText, type Template, type Variable } from "./call";
import { hidden } from "./escape";
import { type Dialect, printLines } from "./literal";

/** The call with the `fetch` of Node 20 and newer, as an ES module. `undefined` where `fetch` refuses such a call. */
export function javascriptSample(call: Call): string | undefined {
  if (!canFetch(call)) return undefined;
  const options = [
    ...(call.method === "GET" ? [] : [`  method: ${quoteJavaScript([call.method])},\n`]),
    ...(call.headers.length === 0 ? [] : [`  headers: ${printHeaders(call, "  ")},\n`]),
    ...(call.body ? [`  body: ${printBody(call.body.text)},\n`] : []),
    ...(call.parts.length > 0 ? ["  body,\n"] : []),
    // A stream goes on for as long as it has something to say.
    ...(call.stream ? [] : ["  signal: AbortSignal.timeout(30_000),\n"]),
  ].join("");
  const url = quoteJavaScript(call.url);
  return `${formLines(call.parts)}const response = await fetch(${url}${options === "" ? "" : `, {\n${options}}`})

console.log(response.status, await response.text())`;
}

function formLines(parts: Call["parts"]): string {
  if (parts.length === 0) return "";
  const lines = parts.map(({ name, isFile, value, type }) => {
    const text = quoteJavaScript([value]);
    const typed = type === undefined ? text : `new Blob([${text}], { type: ${quoteJavaScript([type])} })`;
    return `body.append(${quoteJavaScript([name])}, ${isFile ? `await openAsBlob(${text}), ${text}` : typed})\n`;
  });
  const opening = parts.some(({ isFile }) => isFile) ? "import { openAsBlob } from 'node:fs'\n\n" : "";
  return `${opening}const body = new FormData()\n${lines.join("")}\n`;
}

/** `fetch` sends no body with GET and HEAD, and no TRACE or CONNECT at all. */
function canFetch({ method, body, parts }: Call): boolean {
  return !((body || parts.length > 0) && /^(GET|HEAD)$/.test(method)) && !/^(TRACE|CONNECT|TRACK)$/.test(method);
}

/** The header fields as an object literal; `margin` is what stands before its line. */
export function printHeaders({ headers }: Pick<Call, "headers">, margin: string): string {
  const lines = headers.map(({ name, value }) => `${margin}  ${keyName(name)}: ${quoteJavaScript(value)},\n`);
  return `{\n${lines.join("")}${margin}}`;
}

/** A string literal, or a template literal where it has variables. Can stand in an HTML script, too. */
export function quoteJavaScript(template: Template): string {
  const text = plainText(template);
  if (text !== undefined) return `'${escapeText(text).replaceAll("'", "\\'")}'`;
  const parts = template.map((part) =>
    typeof part === "string" ? escapeText(part).replace(/`|\$(?=\{|$)/g, "\\$&") : `\${${read(part)}}`,
  );
  return parts.length === 1 ? parts.join("").slice(2, -1) : `\`${parts.join("")}\``;
}

function escapeText(text: string): string {
  return text
    .replaceAll("\\", "\\\\")
    .replaceAll("\n", "\\n")
    .replace(/<(?=[/!]|script)/gi, "\\x3C")
    .replace(new RegExp(hidden, "gu"), (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}

function read(part: Variable | NewKey): string {
  if (isNewKey(part)) return "crypto.randomUUID()";
  const { variable, as } = part;
  const value = `process.env.${variable}`;
  return as === "base64" ? `btoa(${value})` : as === "query" ? `encodeURIComponent(${value})` : value;
}

/** An object literal takes `__proto__` for something else, unless it is computed. */
function keyName(name: string): string {
  if (name === "__proto__") return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoteJavaScript([name]);
}

const dialect: Dialect = {
  string: (text) => quoteJavaScript([text]),
  key: keyName,
  words: { true: "true", false: "false", null: "null" },
  padding: " ",
  indent: "  ",
};

function printBody(text: string): string {
  const json = literalBody(text);
  return json ? `JSON.stringify(${printLines(json, dialect, "  ")})` : quoteJavaScript([text]);
}

/** A body that a literal says without loss; other bodies are written as text. */
export function literalBody(text: string): JsonNode | undefined {
  const json = parseJsonSource(text);
  return json && (json.kind === "object" || json.kind === "array") && isExact(json) ? json : undefined;
}

import { parseJsonSource } from "../document/json-source";
import type { FormPart } from "../request/form-parts";
import { type Call, isNewKey, plainText, type Template, type Variable } from "./call";
import { hidden } from "./escape";

/** The call as a command for bash and zsh: its words mean the same whatever the values hold. */
export function curlSample({ method, url, headers, body, parts, stream }: Call): string {
  const options: string[] = [];
  for (const { name, value } of headers) {
    const user = name === "Authorization" ? basicUser(value) : undefined;
    options.push(user ? `-u ${user}` : `-H ${quoteShell(headerLine(name, value))}`);
  }
  if (body) options.push(dataOption(body.text));
  options.push(...parts.map(partOption));
  const implied = body || parts.length > 0 ? "POST" : "GET";
  const flags = [
    ...(stream ? ["-N"] : []),
    ...(method === "HEAD" && !body ? ["-I"] : method === implied ? [] : [`-X ${quoteShell([method])}`]),
    // Brackets and braces in an address would make curl try each of what they list.
    ...(url.some((part) => typeof part === "string" && /[[\]{}]/.test(part)) ? ["-g"] : []),
  ];
  return [["curl", ...flags, quoteShell(url)].join(" "), ...options].join(" \\\n  ");
}

/** The body, JSON in line with the option. curl takes a text that begins with @ for the name of a file. */
function dataOption(text: string): string {
  const indented = parseJsonSource(text) ? text.replaceAll("\n", "\n  ") : text;
  return `${text.startsWith("@") ? "--data-raw" : "--data"} ${quoteShell([indented])}`;
}

/** In a text after `-F`, curl takes some characters for orders; in quotes, none but the quotes themselves. */
function partOption({ name, isFile, value, type }: FormPart): string {
  if (type !== undefined) {
    const text = /^(?![@<"(])[^;]*$/.test(value) ? value : `"${value.replace(/["\\]/g, "\\$&")}"`;
    return `-F ${quoteShell([`${name}=${text};type=${type}`])}`;
  }
  const isPlain = isFile || /^(?![@<])[^;"\\]*$/.test(value);
  return `${isPlain ? "-F" : "--form-string"} ${quoteShell([`${name}=${isFile ? "@" : ""}${value}`])}`;
}

/** One word of a command, in quotes where it needs them; a variable stands in double quotes, where the shell fills it in. */
export function quoteShell(template: Template): string {
  const parts = template.map(sentOnce);
  const text = plainText(parts);
  if (text === undefined) {
    const isPlain = parts.every((part) => typeof part !== "string" || plainInQuotes.test(part));
    if (isPlain) return `"${parts.map((part) => (typeof part === "string" ? part : `$${part.variable}`)).join("")}"`;
    return parts.map((part) => (typeof part === "string" ? quoteText(part) : `"$${part.variable}"`)).join("");
  }
  if (/^[\w@%+:,./-][\w@%+=:,./-]*$/.test(text)) return text;
  return plainInQuotes.test(text) && text !== "" ? `"${text}"` : quoteText(text);
}

/** A command is one call, and no command that makes a random key is in every shell. */
function sentOnce(part: Template[number]): string | Variable {
  return isNewKey(part) ? part.newKey : part;
}

/** Nothing here means anything to a shell between double quotes, an interactive one's `!` included. */
const plainInQuotes = /^[\w @%+=:,.;/?&#*()<>|~[\]{}-]*$/;

function quoteText(text: string): string {
  return hidden.test(text)
    ? `$'${text.replace(/['\\]/g, "\\$&").replaceAll(new RegExp(hidden, "gu"), hexBytes)}'`
    : `'${text.replaceAll("'", "'\\''")}'`;
}

function hexBytes(character: string): string {
  return [...new TextEncoder().encode(character)].map((byte) => `\\x${byte.toString(16).padStart(2, "0")}`).join("");
}

/** curl sends a field without a value only if its name ends in a semicolon. */
function headerLine(name: string, value: Template): Template {
  return value.length === 0 ? [`${name};`] : [`${name}: `, ...value];
}

/** `Basic` with a variable: curl encodes it itself. */
function basicUser([scheme, secret]: Template): string | undefined {
  return scheme === "Basic " && typeof secret === "object" && "as" in secret && secret.as === "base64"
    ? quoteShell([{ ...secret, as: "text" }])
    : undefined;
}

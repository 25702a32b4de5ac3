import { isNewKey, type NewKey, plainText, type Template, type Variable } from "./call";
import { escapeText, hidden } from "./escape";

/**
 * A string literal, raw where that reads better; with variables, a sum of literals and calls, without spaces, as gofmt
 * writes it among other arguments.
 */
export function quoteGo(template: Template): string {
  const text = plainText(template);
  if (text !== undefined) return quoteText(text);
  return template.map((part) => (typeof part === "string" ? quoteText(part) : read(part))).join("+");
}

/** A raw literal drops carriage returns, and a Go file can't have a byte order mark inside. */
function quoteText(text: string): string {
  const isRaw = /["\\\n]/.test(text) && !/`/.test(text) && !hidden.test(text);
  return isRaw ? `\`${text}\`` : `"${escapeText(text)}"`;
}

function read(part: Variable | NewKey): string {
  if (isNewKey(part)) return 'fmt.Sprintf("%x", key)';
  const { variable, as } = part;
  const value = `os.Getenv("${variable}")`;
  if (as === "base64") return `base64.StdEncoding.EncodeToString([]byte(${value}))`;
  return as === "query" ? `url.QueryEscape(${value})` : value;
}

import { type Call, isNewKey, type NewKey, plainText, type Template, type Variable } from "./call";
import { escapeText, hidden } from "./escape";

/** The call as a whole Go program with net/http, formatted as gofmt does. */
export function goSample(call: Call): string {
  const { method, url, headers, body } = call;
  const reader = body ? "strings.NewReader(body)" : "nil";
  // A stream goes on for as long as it has something to say.
  const hasLimit = !call.stream;
  const imports = ["fmt", "io", "log", "net/http", ...(body ? ["strings"] : []), ...(hasLimit ? ["time"] : [])];
  return `package main

${importLines(call, imports)}

func main() {
${body ? `\tbody := ${quoteGo([body.text])}\n` : ""}${headers.some(({ value }) => value.some(isNewKey)) ? makeKey : ""}\trequest, err := http.NewRequest(${quoteGo([method])}, ${quoteGo(url)}, ${reader})
	if err != nil {
		log.Fatal(err)
	}
${printHeaders(call)}
${hasLimit ? "\tclient := http.Client{Timeout: 30 * time.Second}\n" : ""}	response, err := ${hasLimit ? "client" : "http.DefaultClient"}.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(response.StatusCode, string(text))
}`;
}

/** The guides' Go 1.19 has no `rand.Text`, and no Go has UUIDs of its own. */
const makeKey = `	key := make([]byte, 16)
	if _, err := rand.Read(key); err != nil {
		log.Fatal(err)
	}
`;

/** The import block, with what the variables of the call need. */
export function importLines(call: Call, packages: readonly string[]): string {
  const names = new Set(packages);
  for (const part of [call.url, ...call.headers.map(({ value }) => value)].flat()) {
    if (isNewKey(part)) names.add("crypto/rand");
    if (typeof part === "string" || isNewKey(part)) continue;
    names.add("os");
    if (part.as === "base64") names.add("encoding/base64");
    if (part.as === "query") names.add("net/url");
  }
  return `import (\n${[...names]
    .sort()
    .map((name) => `\t"${name}"\n`)
    .join("")})`;
}

/** One line for each header field of `request`. */
export function printHeaders({ headers }: Pick<Call, "headers">): string {
  return headers
    .map(({ name, value }) => `\trequest.Header.Set(${quoteGo([name])}, ${quoteGo(value, "+")})\n`)
    .join("");
}

/**
 * A string literal, raw where that reads better; with variables, a sum of literals and calls. Among other arguments,
 * gofmt writes the sum without spaces.
 */
export function quoteGo(template: Template, plus: "+" | " + " = "+"): string {
  const text = plainText(template);
  if (text !== undefined) return quoteText(text);
  return template.map((part) => (typeof part === "string" ? quoteText(part) : read(part))).join(plus);
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

import { type Call, isNewKey } from "./call";
import { goForm } from "./go-form";
import { quoteGo } from "./go-literal";

/** The call as a whole Go program with net/http, formatted as gofmt does. */
export function goSample(call: Call): string {
  const { method, url, headers, body } = call;
  const form = goForm(call.parts);
  const reader = body ? "strings.NewReader(body)" : form.reader;
  // A stream goes on for as long as it has something to say.
  const hasLimit = !call.stream;
  const needed = [...(body ? ["strings"] : []), ...(hasLimit ? ["time"] : [])];
  const imports = ["fmt", "io", "log", "net/http", ...form.packages, ...needed];
  return `package main

${importLines(call, imports)}

func main() {
${body ? `\tbody := ${quoteGo([body.text])}\n` : form.filled}${headers.some(({ value }) => value.some(isNewKey)) ? makeKey : ""}\trequest, err := http.NewRequest(${quoteGo([method])}, ${quoteGo(url)}, ${reader})
	if err != nil {
		log.Fatal(err)
	}
${printHeaders(call)}${form.header}
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
}${form.functions}`;
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
  return headers.map(({ name, value }) => `\trequest.Header.Set(${quoteGo([name])}, ${quoteGo(value)})\n`).join("");
}

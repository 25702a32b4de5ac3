import { madeKey, type Received, received, secret } from "./received";

/** What a Go program would send, from its literals: read by the rules of Go's specification, not by ours. */
export function fromGo(code: string): Received {
  const literal = '(`[^`]*`|"(?:[^"\\\\]|\\\\.)*")';
  const part = `${literal}|os\\.Getenv\\("\\w+"\\)|(fmt\\.Sprintf\\("%x", key\\))`;
  const sum = (text: string) =>
    [...text.matchAll(new RegExp(part, "g"))]
      .map(([, quoted, key]) => (quoted === undefined ? (key ? madeKey : secret) : goString(quoted)))
      .join("");
  const one = (text: string) =>
    text.includes("base64.")
      ? `Basic ${btoa(secret)}`
      : text.includes("url.QueryEscape")
        ? sum(text.slice(0, text.indexOf("url.Query"))) + encodeURIComponent(secret)
        : sum(text);
  const [, method = "", url = ""] =
    new RegExp(`http\\.NewRequest\\(${literal}, (.*), (?:nil|strings\\.NewReader\\(body\\))\\)\\n`).exec(code) ?? [];
  const body = new RegExp(`\\tbody := ${literal}\\n`).exec(code)?.[1];
  const headers = [...code.matchAll(new RegExp(`request\\.Header\\.Set\\(${literal}, (.*)\\)\\n`, "g"))];
  return received({
    method: goString(method),
    url: one(url),
    headers: headers.map(([, name = "", value = ""]) => [goString(name), one(value)]),
    body: body === undefined ? undefined : goString(body),
  });
}

function goString(literal: string): string {
  if (literal.startsWith("`")) return literal.slice(1, -1).replaceAll("\r", "");
  return literal
    .slice(1, -1)
    .replace(/\\(?:u([0-9a-f]{4})|U([0-9a-f]{8})|(.))/g, (_, short, long, character) =>
      character === undefined
        ? String.fromCodePoint(Number.parseInt(short ?? long, 16))
        : character === "n"
          ? "\n"
          : character,
    );
}

/** The packages that a Go program imports and never names, which Go refuses. */
export function unusedImports(code: string): string[] {
  const names = [...code.matchAll(/^\t"(?:[a-z0-9]+\/)*([a-z0-9]+)"$/gm)].map(([, name]) => name ?? "");
  return names.filter((name) => !code.includes(`${name}.`));
}

/** The functions that a Go program has beside `main` and never calls. */
export function unusedFunctions(code: string): string[] {
  const names = [...code.matchAll(/^func (\w+)\(/gm)].map(([, name]) => name ?? "");
  return names.filter((name) => name !== "main" && code.split(`${name}(`).length < 3);
}

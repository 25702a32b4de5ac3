import { Random } from "@/lib/chance/random";
import type { RequestView } from "../operation/types";

/** Texts that break out of quotes, end a script, run a command or get lost on the way, if anything lets them. */
const texts = [
  "plain",
  "",
  " ",
  "it's",
  `say "hi"`,
  "$(touch pwned)",
  "`touch pwned`",
  "$HOME",
  "$",
  `\${process.exit()}`,
  "{0} {x} {{y}}",
  "a & b | c ; d > e < f",
  "!! history",
  "line one\nline two\r\nline three",
  "tab\there",
  "\u0001\u001b[31m\u0007\u007f",
  "\\ \\n \\' \\",
  "'\\''",
  "# not a comment",
  "@/etc/passwd",
  "-X DELETE",
  "--output=pwned",
  "</script><script>alert(1)</script>",
  "<!-- x -->",
  "caffè 東京 🚀 👩‍💻",
  "\u202etxt.exe\u2066",
  "\ufeffbom",
  "\u2028\u2029",
  "100% [a] {b,c} ~ ^ * ?",
  "%24%28id%29",
  "constructor",
  "__proto__",
  "null",
  "a=b&c=d#e?f/g",
] as const;

const numbers = ["0", "-1", "1.50", "1e3", "9007199254740993", "12345678901234567890", "0.1234567890123456789", "-0"];

const headerNames = ["X-Note", "X-Tag", "Idempotency-Key", "__proto__", "Bad Name", "X'$(id)"];
const randomKey = "0b6c2e0a-8f4d-4f0e-9d3e-6a1f2b7c9d54";

/** Calls that no sensible API has, the same ones on every run. */
export function hostileRequests(count: number): RequestView[] {
  const random = new Random(20261121);
  return Array.from({ length: count }, () => {
    const method = random.pick(["GET", "POST", "POST", "PUT", "PATCH", "DELETE", "HEAD"]);
    const pairs = (most: number, name: () => string) =>
      Array.from({ length: random.between(0, most) }, () => ({ name: name(), value: random.pick(texts) }));
    const hasBody = !/^(GET|HEAD)$/.test(method) && random.next() < 0.8;
    return {
      method,
      url: `https://api.acme.example/v1/${encodeURIComponent(random.pick(texts))}${random.pick(["", "/a'b", "/$(id)", "/[x]"])}`,
      query: pairs(3, () => random.pick(texts)),
      headers: pairs(2, () => random.pick(headerNames)).map((header) =>
        header.name === "Idempotency-Key" && random.next() < 0.7 ? { ...header, value: randomKey } : header,
      ),
      credentials: random.pick(credentials),
      body: hasBody ? hostileBody(random) : undefined,
      stream: undefined,
      cli: undefined,
    };
  });
}

const bearer = { scheme: "token", in: "header", name: "Authorization", form: "bearer" } as const;
const basic = { scheme: "password", in: "header", name: "Authorization", form: "basic" } as const;
const header = { scheme: "API key", in: "header", name: "X-Api-Key", form: "plain" } as const;
const query = { scheme: "api_key", in: "query", name: "api key", form: "plain" } as const;
const cookie = { scheme: "$(id)", in: "cookie", name: "session", form: "plain" } as const;
const credentials: RequestView["credentials"][] = [
  ...[[], [bearer], [basic], [header], [query], [cookie]],
  ...[
    [bearer, header],
    [header, query],
    [query, cookie, bearer],
  ],
];

/** The environment variables that the samples of hostile requests ask for. */
export const variables = ["API_KEY", "API_KEY_2", "TOKEN_CREDENTIAL", "ID_CREDENTIAL"] as const;

function hostileBody(random: Random): NonNullable<RequestView["body"]> {
  if (random.next() < 0.2) return { mediaType: "text/plain", text: random.pick(texts) };
  const mediaType = random.pick(["application/json", "application/vnd.acme+json"]);
  return { mediaType, text: jsonText(random, 0) };
}

function jsonText(random: Random, depth: number): string {
  const kind = depth === 0 ? random.between(0, 2) : random.between(0, depth > 3 ? 5 : 9);
  const members = () => Array.from({ length: random.between(0, 4) }, () => jsonText(random, depth + 1));
  if (kind === 1 && depth > 0) return random.pick(numbers);
  if (kind === 2 && depth > 0) return random.pick(["true", "false", "null"]);
  if (kind >= 1 && kind <= 5 && depth > 0) return JSON.stringify(random.pick(texts));
  if (kind === 0 || kind > 7) return `[${members().join(", ")}]`;
  const names = new Set(members().map(() => random.pick(texts)));
  return `{\n${[...names].map((name) => `${JSON.stringify(name)}: ${jsonText(random, depth + 1)}`).join(",\n")}\n}`;
}

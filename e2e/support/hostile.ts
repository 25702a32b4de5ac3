import { Random } from "@/lib/chance/random";

/** What has broken somebody's site before, and what is merely odd. */
const pieces = [
  "<script>window.ran=true</script>",
  '"><img src=x onerror="window.ran=true">',
  "'-window.ran=true-'",
  "</script><script>window.ran=true</script>",
  "javascript:window.ran=true",
  "//elsewhere.example/",
  "\\\\elsewhere.example\\",
  "https://elsewhere.example",
  "../../../../etc/passwd",
  "..%2f..%2f",
  "%2e%2e/",
  "%",
  "%E0%A4%A",
  "%00",
  "%0d%0aSet-Cookie:a=b",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "undefined",
  "NaN",
  "-1",
  "1e999",
  "[]",
  '{"groups":null,"top":{}}',
  '{"groups":{"__proto__":true},"top":"1e999"}',
  '{"href":1,"at":"now"}',
  '{"toString":null}',
  "\u0000",
  "\uD800",
  "\u202Egnp.exe",
  "𝒳🏳️‍🌈",
  " ",
  "\n\r\t",
  ":~:text=",
  "?_rsc=1",
  "#main#main",
  "&amp;",
  "#{window.ran=true}",
  "{{constructor.constructor('window.ran=true')()}}",
  "a".repeat(5000),
] as const;

/** Hostile values, the same ones on every run: pieces alone, and then in chains of two or three. */
export function* hostileValues(): Generator<string, never> {
  yield* pieces;
  const chance = new Random(69);
  for (;;) yield Array.from({ length: chance.between(2, 3) }, () => chance.pick(pieces)).join("");
}

/** The first hostile values, as a list. */
export function hostileList(count: number): string[] {
  const values = hostileValues();
  return Array.from({ length: count }, () => values.next().value);
}

import { expect, it } from "vitest";
import { linkField } from "./asked-ahead";

const font = '<link rel="preload" href="/a.woff2" as="font" crossorigin type="font/woff2">';
const style = '<link rel="preload" href="/b.css" as="style"/>';
const field = "</a.woff2>;rel=preload;as=font;crossorigin, </b.css>;rel=preload;as=style";

it.each([
  [font + style, field],
  [style + font, field],
  [`<link rel="preload" href="/c.avif" as="image"/>${style}<link rel="stylesheet" href="/b.css"/>${font}`, field],
  [style + font.replace("crossorigin", 'crossOrigin=""'), field],
])("%s is asked for ahead", (head, expected) => expect(linkField(head)).toBe(expected));

it.each([
  ["font", style],
  ["style", font],
  ["style", `${font}<link rel="stylesheet" href="/b.css"/>`],
])("without its %s, a page is not published", (kind, head) => {
  expect(() => linkField(head)).toThrow(`A page asks for no ${kind} ahead`);
});

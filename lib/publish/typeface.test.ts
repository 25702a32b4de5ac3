import { expect, it } from "vitest";
import { withTypeface } from "./typeface";

const link = '<link rel="preload" href="/sans.woff2" as="font" crossorigin>';
const head = (links: string) => `<head><link rel="preload" href="/a.css" as="style">${links}</head>`;

it("asks for the typeface as a page does, once", () => {
  expect(withTypeface(head(""), head(link))).toBe(head(link));
  expect(withTypeface(head(link), head(link))).toBe(head(link));
});

it("says that no page asks for it", () => expect(() => withTypeface(head(""), head(""))).toThrow(/typeface/));

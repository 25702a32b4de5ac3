import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Readability } from "@mozilla/readability";

/** Mozilla's Readability, as Firefox has it. */
export const readability = readFileSync(
  createRequire(import.meta.url).resolve("@mozilla/readability/Readability.js"),
  "utf8",
);

/**
 * What a reader view gets wrong of a page: what it leaves out of the text, what it takes for a part of it, and who it says
 * wrote it. Runs in the browser.
 */
export function misread({ html, readability, author }: Record<"html" | "readability" | "author", string>): string[] {
  const Reader = new Function(`${readability}; return Readability;`)() as typeof Readability;
  const parsed = (text: string) => new DOMParser().parseFromString(text, "text/html");
  const { content, byline } = new Reader(parsed(html)).parse() ?? {};
  const read = parsed(content ?? "");
  const shown = parsed(html).querySelector("main article");
  for (const control of shown?.querySelectorAll("button, script") ?? []) control.remove();
  const textsOf = (part: ParentNode | null) =>
    [...(part?.querySelectorAll("h2, h3, h4, p, li, dt, dd, pre, tr, figcaption, summary") ?? [])].flatMap(
      ({ textContent }) => textContent?.replace(/\s+/g, "") || [],
    );
  const left = textsOf(read);
  const lost = textsOf(shown).filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [
    ...lost.map((text) => `leaves out: ${text.slice(0, 80)}`),
    ...[...read.querySelectorAll("nav, footer")].map(({ textContent }) => `reads out: ${textContent?.slice(0, 80)}`),
    ...(byline === author ? [] : [`says it is by: ${byline}`]),
  ];
}

/** Where words run together that only a stylesheet sets apart, in a page's text and its links. Runs in the browser. */
export function joined(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const apart of body.querySelectorAll("button, script, template, pre, code, sup, svg")) apart.replaceWith(" ");
  const phrases = /^(?:a|b|em|i|input|label|small|span|strong|time|var)$/;
  const found: string[] = [];
  let before: Text | undefined;
  const read = (parent: Element) => {
    const isBlock = !phrases.test(parent.localName);
    if (isBlock) before = undefined;
    for (const child of parent.childNodes) {
      if (child instanceof Element) read(child);
      if (!(child instanceof Text) || child.data === "") continue;
      const ends = before && before.parentNode !== parent && /\w$/.test(before.data) && /^\w/.test(child.data);
      if (ends) found.push(`${before?.data}|${child.data}`);
      before = child;
    }
    if (isBlock) before = undefined;
  };
  read(body);
  return found;
}

import { expect, it } from "vitest";
import { joinStylesheets } from "./stylesheets";

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const page = `<head>${link("a")}${link("b-1")}<link rel="preload" href="/_next/static/chunks/c.css" as="style"/></head>`;
const payload = '["$","link","0",{"href":"/_next/static/chunks/b-1.css"}]';
const { css, rename } = joinStylesheets([page, payload], (href) => `${href.at(-5)}{}\n/*# sourceMappingURL=x.map */`);

it("joins every stylesheet once, in the order in which pages name them", () => expect(css).toBe("a{}\n1{}\nc{}"));

it("leaves one link in a page, and no preload of a part", () => {
  expect(rename(page, "/_next/static/chunks/all.css")).toBe(`<head>${link("all")}</head>`);
});

it("renames in payloads", () => {
  expect(rename(payload, "/_next/static/chunks/all.css")).toBe(
    '["$","link","0",{"href":"/_next/static/chunks/all.css"}]',
  );
});

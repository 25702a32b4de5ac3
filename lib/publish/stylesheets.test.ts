import { describe, expect, it } from "vitest";
import { joinStylesheets, nameStylesheet } from "./stylesheets";

const href = (name: string) => `/_next/static/chunks/${name}.css`;
const link = (name: string) => `<link rel="stylesheet" href="${href(name)}" data-precedence="next"/>`;
const page = `<head>${link("b")}${link("a")}<link rel="preload" href="${href("c")}" as="style"/></head>`;

it("joins every stylesheet once, in the order in which pages name them", () => {
  const css = joinStylesheets(
    [page],
    ["a", "b", "c", "d"].map(href),
    (name) => `${name.at(-5)}{}\n/*# sourceMappingURL=x.map */`,
  );
  expect(css).toBe("b{}\na{}\nc{}\nd{}");
});

describe("nameStylesheet", () => {
  it("leaves one link in a page, with its preload, and no preload of a part", () => {
    const preload = `<link rel="preload" href="${href("all")}" as="style"/>`;
    expect(nameStylesheet(page, href("all"))).toBe(`<head>${preload}${link("all")}</head>`);
  });

  it("renames in payloads", () =>
    expect(nameStylesheet(`["$","link","0",{"href":"${href("b")}"}]`, href("all"))).toBe(
      `["$","link","0",{"href":"${href("all")}"}]`,
    ));
});

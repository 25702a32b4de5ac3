import { describe, expect, it } from "vitest";
import { cutPage, pageEnd } from "./cut-page";

const file = (inner: string) =>
  `<body><div class="x"><div class="f" data-href="/docs/a/" data-version="v1" data-type="how-to">${inner}</div></div><footer>`;

describe("a published file", () => {
  it("holds the page between the element that names its version and the mark of its end", () =>
    expect(cutPage(file(`<main><div>Text</div></main>${pageEnd}`))).toEqual({
      version: "v1",
      html: `<main><div>Text</div></main>${pageEnd}`,
    }));

  it.each([
    ["broke off", file("<main>Te").slice(0, -30)],
    ["is another page", "<!DOCTYPE html><title>Log in</title>"],
    ["is empty", ""],
  ])("has none where it %s", (_what, text) => expect(cutPage(text)).toBeUndefined());
});

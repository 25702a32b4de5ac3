// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { clickedPage, linkedPage } from "./linked-page";

const here = { origin: "http://localhost:3000", pathname: "/docs/inbox/", search: "" };

function link(href: string, attributes = "") {
  document.body.innerHTML = `<a href="${href.startsWith("/") ? here.origin + href : href}" ${attributes}><b>text</b></a>`;
  return document.querySelector("b");
}

describe("linkedPage", () => {
  it.each([
    ["another page", "/docs/snippets/", ""],
    ["a heading of another page", "/docs/snippets/#undo", ""],
    ["a page by its file", "/docs/snippets.html", ""],
    ["the same page with another query", "/docs/inbox/?os=linux", ""],
    ["the top of this page", "/docs/inbox/", ""],
    ["this page without its slash", "/docs/inbox", ""],
    ["a page in this tab by name", "/docs/snippets/", 'target="_self"'],
  ])("is %s", (_, href, attributes) => expect(linkedPage(link(href, attributes), here)).toBeDefined());

  it.each([
    ["a heading of this page", "/docs/inbox/#undo", ""],
    ["this page's own beginning", "/docs/inbox/#", ""],
    ["another site", "https://status.devlog.example/docs/", ""],
    ["an address outside the docs", "/elsewhere/", ""],
    ["a file", "/docs/images/log-line.svg", ""],
    ["a download", "/docs/snippets/", "download"],
    ["a new tab", "/docs/snippets/", 'target="_blank"'],
    ["mail", "mailto:support@devlog.example", ""],
    ["a script", "javascript:alert(1)", ""],
  ])("is not %s", (_, href, attributes) => expect(linkedPage(link(href, attributes), here)).toBeUndefined());

  it("is nothing outside links", () => expect(linkedPage(document.body, here)).toBeUndefined());
});

describe("clickedPage leaves to the browser", () => {
  const click = (init: MouseEventInit, prevented = false) => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    if (prevented) event.preventDefault();
    link("/docs/snippets/")?.dispatchEvent(event);
    return clickedPage(event, here);
  };

  it("nothing of a plain click", () => expect(click({})).toBeDefined());
  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])("%j", (init) =>
    expect(click(init)).toBeUndefined(),
  );
  it("what somebody has dealt with", () => expect(click({}, true)).toBeUndefined());
});

import { expect, test } from "vitest";
import { quoteHtml, resultsHtml, wordsHtml } from "./draw";

const hostile = '<img src=x onerror="alert(1)">&';

test("whatever a site or a reader says is text", () => {
  const result = {
    href: `/docs/"><script>`,
    kind: "Guide",
    title: ["", hostile, ""],
    trail: [[hostile]],
  } as const;
  const html =
    resultsHtml("list", [{ ...result, title: [...result.title], trail: [[hostile]] }]) +
    wordsHtml("list", [hostile]) +
    quoteHtml({ pieces: [hostile, hostile], fragment: "" });
  expect(html).not.toMatch(/<(?:img|script)/);
  expect(html.match(/&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt;&amp;/g)).toHaveLength(6);
});

test("every second piece is marked", () => {
  expect(quoteHtml({ pieces: ["Add a ", "tag", ""], fragment: "" })).toBe("Add a <mark>tag</mark>");
});

test("options have ids of their own, for the field to name", () => {
  expect([...wordsHtml("list-2", ["a", "b"]).matchAll(/id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    "list-2-0",
    "list-2-1",
  ]);
});

test("a result without a trail has no place for one", () => {
  const html = (trail: string[][]) => resultsHtml("list", [{ href: "/docs/", kind: "Guide", title: ["T"], trail }]);
  expect(html([["a"], ["b"]])).toContain("<i><span>a</span> <span>b</span></i>");
  expect(html([])).not.toContain("<i>");
});

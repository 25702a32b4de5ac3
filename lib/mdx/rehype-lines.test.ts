import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { expect, it } from "vitest";
import rehypeLines from "./rehype-lines.mjs";

it.each([
  ["between paragraphs", "<p>a</p>\n<p>b</p>", "<p>a</p><p>b</p>"],
  ["around the items of a list", "<ul>\n<li>a</li>\n</ul>", "<ul><li>a</li></ul>"],
  ["within an item", "<ol>\n<li>\n<p>a</p>\n</li>\n</ol>", "<ol><li><p>a</p></li></ol>"],
  [
    "before a list in an item",
    "<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>",
    "<ul><li>a\n<ul><li>b</li></ul></li></ul>",
  ],
  ["between words", "<p>a\nb</p>", "<p>a\nb</p>"],
  ["after one whose name ends as a block's", "<p><sup>b</sup>\n<em>c</em></p>", "<p><sup>b</sup>\n<em>c</em></p>"],
  ["between inline elements", "<p><em>a</em>\n<em>b</em></p>", "<p><em>a</em>\n<em>b</em></p>"],
  ["the same in an item", "<ul><li><em>a</em>\n<em>b</em></li></ul>", "<ul><li><em>a</em>\n<em>b</em></li></ul>"],
  ["in code", "<pre><code><i>a</i>\n<i>b</i>\n</code></pre>", "<pre><code><i>a</i>\n<i>b</i>\n</code></pre>"],
])("%s", (_, html, expected) => {
  const tree = fromHtml(html, { fragment: true });
  rehypeLines()(tree);
  expect(toHtml(tree)).toBe(expected);
});

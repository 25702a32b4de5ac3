import { expect, it } from "vitest";
import { keptByReaders } from "./reader-view";

it.each([
  ["a field", '<li id="header.Link"><p>…</p>', '<li class="content" id="header.Link"><p>…</p>'],
  ["a heading", '<h2 id="pagination">…</h2>', '<h2 class="content" id="pagination">…</h2>'],
  ["one with a class", '<div id="extra" class="_x">', '<div id="extra" class="content _x">'],
  ["the same, the other way round", '<div class="_x" id="extra">', '<div class="content _x" id="extra">'],
  ["two", '<p id="menu"><p id="RSS">', '<p class="content" id="menu"><p class="content" id="RSS">'],
])("%s whose id is a word for furniture says that it is content", (_, html, kept) => {
  expect(keptByReaders(html)).toBe(kept);
});

it.each([
  ["an id that is no such word", '<h2 id="undo">Undo</h2>'],
  ["a row, which is kept anyway", '<tr id="header.Link"><td>…</td></tr>'],
  ["details, which would look otherwise", '<details id="header"><summary>…</summary></details>'],
  ["such a word in a class, a link, or the text", '<p class="menu"><a href="#header">id="header"</a></p>'],
])("%s stays as it is", (_, html) => {
  expect(keptByReaders(html)).toBe(html);
});

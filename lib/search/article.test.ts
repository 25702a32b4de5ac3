import { expect, it } from "vitest";
import { readArticle } from "./article";

const read = (html: string) =>
  readArticle(html).map(({ id, is, title, text, parent }) => [id, is, title, text, parent]);

it("what follows a heading belongs to it, up to the next one", () => {
  const html =
    '<p>Lead</p><h2 id="a"><a href="#a">A</a></h2><p>One.</p><p>Two.</p><h3 id="b">B</h3><p>Three.</p><h2 id="c">C</h2>';
  expect(read(html)).toEqual([
    ["", "page", "", "Lead", undefined],
    ["a", "heading", "A", "One.\nTwo.", 0],
    ["b", "heading", "B", "Three.", 1],
    ["c", "heading", "C", "", 0],
  ]);
});

it("a row with an id, or whose first cell begins with code or strong words, is a place of its own", () => {
  const html =
    '<h2 id="flags">Flags</h2><table><thead><tr><th>Flag</th><th>Meaning</th></tr></thead><tbody>' +
    '<tr id="flag-tag"><td><code>--tag</code> <a aria-label="Link to --tag" href="#flag-tag">#</a></td><td>Adds a tag.</td></tr><tr><td><code>--date</code></td><td>Sets it.</td></tr>' +
    "<tr><td><strong>Save</strong> is grey</td><td>Wait.</td></tr><tr><td>words</td><td>say more</td></tr></tbody></table>";
  expect(read(html).slice(1)).toEqual([
    ["flags", "heading", "Flags", "Flag\nMeaning\nwords\nsay more", 0],
    ["flag-tag", "Flag", "--tag", "--tag\nAdds a tag.", 1],
    ["flags", "Flag", "--date", "--date\nSets it.", 1],
    ["flags", "Flag", "Save is grey", "Save is grey\nWait.", 1],
  ]);
});

it("a field of the API is a place of its own, under the field that has it", () => {
  const html =
    '<h2 id="body">Body</h2><ul><li id="body.a"><p><code>a</code> string</p><ul><li id="body.a.b"><p><code>b</code> inner</p></li></ul></li></ul>';
  expect(read(html).slice(2)).toEqual([
    ["body.a", "field", "a", "a string", 1],
    ["body.a.b", "field", "b", "b inner", 2],
  ]);
});

it("buttons, drawings, and programs say nothing, but a terminal does", () => {
  const html =
    '<p>Text<button>Copy</button><svg><title>x</title></svg></p><pre data-code="python"><code>secret = 1</code></pre><pre data-code="tsx"><code><b>1</b></code></pre><pre data-code="console"><code>devlog log</code></pre>';
  expect(read(html)).toEqual([["", "page", "", "Text\ndevlog log", undefined]]);
  expect(read("<p>a</p><script>var b</script><p>c</p>")).toEqual([["", "page", "", "a\nc", undefined]]);
});

it("a paragraph is apart from the code before it", () => {
  const html = "<ul><li><code>not_found</code><div><p>What is named isn't there.</p></div></li></ul>";
  expect(readArticle(html)[0]?.text).toBe("not_found\nWhat is named isn't there.");
});

it("the code that is all of a cell is what a table explains", () => {
  const [place] = readArticle(
    "<table><tbody><tr><td>Token</td><td><code>invalid_grant</code></td><td>As <code>code</code> says</td></tr></tbody></table>",
  );
  expect(place?.listed).toEqual(["invalid_grant"]);
});

it("what is typed or returned is known apart", () => {
  const [place] = readArticle("<p>Use <code>--tag</code> and <code>--tag</code>.</p><pre><code>no</code></pre>");
  expect(place?.terms).toEqual(["--tag"]);
});

// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { codeText, copyOwnAddress } from "./copy";

const block = (code: string) => {
  const figure = document.createElement("figure");
  figure.innerHTML = `<pre><code>${code}</code></pre>`;
  return figure;
};

it("takes a plain block whole", () => expect(codeText(block("a\n  b"))).toBe("a\n  b"));

it("takes the commands of a session, without output", () => {
  const session =
    '<span class="cmd">devlog log \\\n</span><span class="cmd more">  --tag x\n</span><span class="out">Created\n</span><span class="cmd">devlog logs\n</span>';
  expect(codeText(block(session))).toBe("devlog log \\\n  --tag x\ndevlog logs");
});

it("takes a change as it is after it", () => {
  const change = '<span class="ln">a\n</span><span class="ln del">b\n</span><span class="ln ins">c\n</span>';
  expect(codeText(block(change))).toBe("a\nc");
});

describe("a link to what it stands in is copied, and no other", () => {
  it.each([
    ["a heading's", '<h2 id="a"><a href="#a">A</a></h2>', true],
    ["a row's", '<table><tr id="flag-a"><td><code>-a</code> <a href="#flag-a">#</a></td></tr></table>', true],
    ["a field's", '<ul><li id="body.a"><p><code>a</code> <a href="#body.a">#</a></p></li></ul>', true],
    ["one to another field", '<ul><li id="body.b"><p>See <a href="#body.a">a</a>.</p></li></ul>', false],
    ["one to a footnote", '<p><sup><a href="#fn-1" id="fnref-1">1</a></sup></p>', false],
    ["one back from a footnote", '<ol><li id="fn-1">Text. <a href="#fnref-1">↩</a></li></ol>', false],
    ["one of the contents", '<nav><ul><li><a href="#a">A</a></li></ul></nav>', false],
  ])("%s", async (_, html, isCopied) => {
    const page = document.createElement("main");
    page.innerHTML = html;
    await navigator.clipboard.writeText("before");
    await copyOwnAddress(page.querySelector("a") as HTMLElement);
    expect((await navigator.clipboard.readText()) !== "before").toBe(isCopied);
  });
});

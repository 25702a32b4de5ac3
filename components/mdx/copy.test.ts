// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { codeText } from "./copy";

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

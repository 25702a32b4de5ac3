import { describe, expect, it, vi } from "vitest";
import { highlightLines, languages } from "./highlight.mjs";

describe("highlightLines", () => {
  it("marks kinds of tokens by class, without a style", async () => {
    const [line] = await highlightLines('{"a": 1}', "json");
    expect(line).toContain('<span class="tn">1</span>');
    expect(line).not.toContain("style");
  });

  it.each([
    [
      "console",
      'devlog log create "A title" --tags ci',
      '<span class="tf">devlog </span>log create <span class="ts">"A title" </span><span class="tp">--tags </span>ci',
    ],
    ["bash", "curl -H https://a.example", '<span class="tf">curl </span><span class="tp">-H </span>https://a.example'],
    [
      "http",
      "HTTP/1.1 200 OK\nX-Request-Id: req_1",
      '<span class="tp">X-Request-Id</span><span class="tk">: </span><span class="ts">req_1</span>',
    ],
  ])("tells what a word of %s is", async (language, code, html) => {
    expect((await highlightLines(code, language)).at(-1)).toBe(html);
  });

  it("gives a line for each line, empty ones included", async () => {
    expect(await highlightLines("const a = 1;\n\nb();", "javascript")).toHaveLength(3);
  });

  it("colors a line to its end, however slow the machine", async () => {
    const code = "const response = await fetch('https://api.devlog.example/v1/projects', {";
    const lines = await highlightLines(code, "javascript");
    let now = 0;
    const clock = vi.spyOn(Date, "now").mockImplementation(() => {
      now += 10_000;
      return now;
    });
    const slow = await highlightLines(code, "javascript");
    clock.mockRestore();
    expect(slow).toEqual(lines);
  });

  it("leaves a line of over a thousand characters uncolored, but not its neighbors", async () => {
    const long = `["${"a".repeat(1000)}"],`;
    const lines = await highlightLines(`[1,\n${long}\n2]`, "json");
    expect(lines.map((line) => line.includes("<span"))).toEqual([true, false, true]);
  });

  it("escapes markup in every language", async () => {
    for (const language of languages) {
      const html = (await highlightLines('<img src=x onerror=alert(1)> & "</code>"', language)).join("\n");
      expect(html.replace(/<\/?span(?: class="[a-z]{2}")?>/g, "")).not.toMatch(/[<>]/);
    }
  });

  it("leaves text uncoloured", async () => expect(await highlightLines("a < b", "text")).toEqual(["a &lt; b"]));
});

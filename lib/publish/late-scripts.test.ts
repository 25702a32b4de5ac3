import { describe, expect, it } from "vitest";
import { deferScripts } from "./late-scripts";
import { takeOutScripts } from "./read-html";

const payload = '0:{"b":"build-1"}\n1:"text </script>"';
const push = (text: string) =>
  `<script>self.__next_f.push(${JSON.stringify([1, text]).replaceAll("<", "\\u003c")})</script>`;
const starter = '<script id="_R_">(globalThis["TURBOPACK"] || []).push({})</script>';
const exportOf = (text: string) =>
  [
    '<!DOCTYPE html><html lang="en"><head>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
    '<link rel="stylesheet" href="/_next/a.css"/>',
    '<script src="/_next/static/chunks/b.js" async=""></script><script src="/_next/p.js" noModule=""></script>',
    '<script data-inline="boot">boot()</script></head><body><p>Text</p><script data-inline="fold">fold()</script>',
    "<script>(self.__next_f=self.__next_f||[]).push([0])</script>",
    starter,
    '<script src="/_next/static/chunks/a.js" async=""></script>',
    push(text.slice(0, 9)),
    push(text.slice(9)),
    "</body></html>",
  ].join("");
const exported = exportOf(payload);
const buildless = payload.replace("build-1", "");
const page = {
  flight: "/docs/x/index.txt",
  payload,
  thin: payload,
  section: "docs",
  turn: "/_next/static/chunks/turn.js",
  addScript: () => "/_next/static/chunks/start.js",
};

describe("takeOutScripts", () => {
  it("leaves the page's own scripts and nothing of Next's", () => {
    const { html, chunks, payload: found } = takeOutScripts(exported);
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script data-inline="boot">', '<script data-inline="fold">']);
    expect(html).not.toContain('as="script"');
    expect(html).toContain("/_next/a.css");
    expect(chunks).toEqual(["/_next/static/chunks/b.js", "/_next/static/chunks/a.js"]);
    expect(found).toBe(payload);
  });

  it.each(["<script>", '<script type="module">'])("stops at a script it does not know: %s", (tag) =>
    expect(() => takeOutScripts(exported.replace("</body>", `${tag}surprise()</script></body>`))).toThrow("surprise()"),
  );

  it("stops at what Next hands to React in another form", () => {
    const bytes = '<script>self.__next_f.push([3,"AAAA"])</script>';
    expect(() => takeOutScripts(exported.replace("</body>", `${bytes}</body>`))).toThrow("[3,");
  });

  it("leaves data for machines, which is no script", () => {
    const data = '<script type="application/ld+json">{"a":"self.__next_f"}</script>';
    expect(takeOutScripts(exported.replace("</body>", `${data}</body>`)).html).toContain(data);
  });
});

describe("deferScripts", () => {
  it.each(["/a.js", "/chunks/a.js?v=1"])("takes no script that boot/wake.ts would not find: %s", (name) =>
    expect(() => deferScripts(exported.replaceAll("/chunks/a.js", name), page)).toThrow(
      "boot/wake.ts would not find it",
    ),
  );

  it("leaves no mark that only it needs", () => {
    const html = deferScripts(exported, page);
    expect(html).toContain("<script>fold()</script>");
    expect(html).not.toContain("data-inline");
  });

  it("tells boot/wake.ts where the rest is", () => {
    expect(deferScripts(exported, page)).toContain(
      '<html data-section="docs" lang="en"><head><link rel="stylesheet" href="/_next/a.css"/>' +
        '<script data-flight="/docs/x/index.txt" data-build="build-1" ' +
        'data-chunks="b a start" data-turn="turn">boot()</script>',
    );
  });

  it("leaves it to boot/wake.ts when they start", () => {
    let start = "";
    const addScript = (text: string) => {
      start = text;
      return page.addScript();
    };
    deferScripts(exported, { ...page, addScript });
    expect(start).toBe('docs.start=()=>{(globalThis["TURBOPACK"] || []).push({})}');
  });

  it("leaves out a script that only the exported payload names", () => {
    const named = `${payload}\n2:"/_next/static/chunks/a.js"`;
    const html = deferScripts(exportOf(named), { ...page, payload: named, thin: payload });
    expect(html).toContain('data-chunks="b start"');
  });

  it.each([
    ["a payload that differs", exported, { ...page, payload: `${payload} ` }, "not the one in the file"],
    ["a payload without a build", exportOf(buildless), { ...page, payload: buildless }, "names no build"],
    ["a page that nothing starts", exported.replace(starter, ""), page, "nothing in the page starts"],
  ])("stops at %s", (_, html, options, message) => expect(() => deferScripts(html, options)).toThrow(message));
});

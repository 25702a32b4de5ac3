import { describe, expect, it } from "vitest";
import { endOfFirstScreen, pauseAfterScreen } from "./first-screen";

const long = "x".repeat(1000);

/** Both parts of a text. */
function cut(html: string): [string, string] {
  const end = endOfFirstScreen(html);
  return [html.slice(0, end), html.slice(end)];
}

describe("the first screen ends", () => {
  it.each([
    ["between two elements, once there was enough", `<p>${long}</p>`, "<p>b</p>"],
    ["where enough has come together", `<p>a</p><ul><li>${long}</li></ul>`, "<h2>b</h2>"],
    ["whatever has no end tag", `<p>a<br/><img src="a"/><input/>${long}</p>`, "<hr/><p>b</p>"],
    ["not between what stands beside each other", `<div class="a"><p>${long}</p><p>b</p></div>`, "<p>c</p>"],
    ["not after a heading", `<p>a</p><h2>${long}</h2><p>b</p>`, "<p>c</p>"],
    ["not between two details", `<details>${long}</details><details></details><p></p>`, "<p>b</p>"],
    ["not inside what follows a heading", `<h2>${long}</h2><div><p>a</p><p>b</p></div>`, "<p>c</p>"],
    ["not inside a list", `<ul><li>${long}</li><li>b</li></ul>`, "<p>c</p>"],
    ["not inside tabs", `<div data-tabs="a"><div><p>${long}</p><p>b</p></div></div>`, "<p>c</p>"],
    ["not inside a drawing", `<p>${long}<svg><path d=""></path><use href="#a"/></svg></p>`, "<p>c</p>"],
  ])("%s", (_, before, after) => {
    expect(cut(before + after)).toEqual([before, after]);
  });

  it("with the text, where that is no longer", () => {
    for (const html of ["", "<p>a</p><p>b</p>", `<p>a</p><p>${long}</p>`, `<p>${long}`])
      expect(cut(html)).toEqual([html, ""]);
  });
});

it("the parts may stand in one element", () => {
  const [before, after] = [`<div><p>a</p><section><p>${long}</p><p>b</p></section>`, "<section></section></div>"];
  expect(endOfFirstScreen(before + after, 1)).toBe(before.length);
});

it("a script stands there, once", () => {
  const paused = pauseAfterScreen(`<p>${long}</p><p>b</p><p>c</p>`);
  expect(paused).toMatch(/^<p>x+<\/p><script data-inline="fold">[^<]+<\/script><p>b<\/p><p>c<\/p>$/);
});

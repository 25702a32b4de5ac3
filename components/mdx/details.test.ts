// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openTarget, toggleAll } from "./details";

const open = () => [...document.querySelectorAll("details")].map((one) => one.open);

beforeEach(() => {
  // What happy-dom does not know: what stands in closed details is not seen.
  Element.prototype.checkVisibility = function () {
    return !this.parentElement?.closest("details:not([open])");
  };
  history.replaceState(null, "");
  document.body.innerHTML = `
    <div data-media>
      <button data-open-all="more" aria-label="Expand all, 200 OK">Expand all</button>
      <details id="outer"><summary>a</summary><p id="a.b">b</p><details id="inner"><summary>c</summary><i id="a.é">d</i></details></details>
      <details data-example><summary>e</summary></details>
    </div>`;
});

describe("openTarget", () => {
  it.each([
    ["#a.b", [true, false, false], 1],
    ["#a.%C3%A9", [true, true, false], 1],
    ["#inner", [true, true, false], 1],
    ["#outer", [true, false, false], 0],
    ["#nothing", [false, false, false], 0],
    ["#%E0%A4%A", [false, false, false], 0],
    ["", [false, false, false], 0],
  ])("%j", (hash, state, scrolls) => {
    const scroll = vi.fn();
    Element.prototype.scrollIntoView = scroll;
    location.hash = hash;
    openTarget();
    expect(open()).toEqual(state);
    openTarget();
    expect(scroll).toHaveBeenCalledTimes(scrolls);
  });

  it("opens it, and leaves the reader where they are led back to", () => {
    const scroll = vi.fn();
    Element.prototype.scrollIntoView = scroll;
    location.hash = "#inner";
    history.replaceState({ top: 700 }, "");
    openTarget();
    expect(open()).toEqual([true, true, false]);
    expect(scroll).not.toHaveBeenCalled();
  });
});

describe("toggleAll", () => {
  const button = () => document.querySelector("button") as HTMLButtonElement;
  const outer = () => document.querySelector("#outer") as HTMLDetailsElement;

  it("opens all, then closes all, and says which comes next", () => {
    outer().open = true;
    toggleAll(button());
    expect([open(), button().textContent]).toEqual([[true, true, false], "Collapse all"]);
    toggleAll(button());
    expect([open(), button().textContent]).toEqual([[false, false, false], "Expand all"]);
  });

  it("does what its button says, whatever was opened or closed by hand since", () => {
    toggleAll(button());
    outer().open = false;
    toggleAll(button());
    expect([open(), button().textContent]).toEqual([[false, false, false], "Expand all"]);
    for (const one of document.querySelectorAll("details")) one.open = true;
    toggleAll(button());
    expect([open(), button().textContent]).toEqual([[true, true, true], "Collapse all"]);
  });

  it("keeps the name of its body behind its words", () => {
    toggleAll(button());
    expect(button().getAttribute("aria-label")).toBe("Collapse all, 200 OK");
    toggleAll(button());
    expect(button().getAttribute("aria-label")).toBe("Expand all, 200 OK");
  });
});

// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { fillSidebar, markCurrent } from "./sidebar-dom";

let nav: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<aside><nav>
    <a href="/docs/" aria-current="page">Overview</a>
    <details data-group="Outer"><summary>Outer</summary>
      <details data-group="Inner"><summary>Inner</summary><a href="/docs/inbox/">Inbox</a></details>
    </details>
    <details data-group="Other"><summary>Other</summary><a href="/docs/snippets/">Snippets</a></details>
  </nav></aside>`;
  nav = document.querySelector("nav") ?? document.body;
});

const current = () => [...nav.querySelectorAll("[aria-current]")].map(({ textContent }) => textContent);
const open = () =>
  [...nav.querySelectorAll("details")].filter((group) => group.open).map((group) => group.dataset.group);

it("marks one link and opens the groups around it", () => {
  markCurrent(nav, "/docs/inbox");
  expect(current()).toEqual(["Inbox"]);
  expect(open()).toEqual(["Outer", "Inner"]);
});

it("leaves other groups as the reader has them", () => {
  nav.querySelector<HTMLElement>("[data-group=Other]")?.setAttribute("open", "");
  markCurrent(nav, "/docs/inbox");
  expect(open()).toContain("Other");
});

it("marks nothing for a page that is not there", () => {
  markCurrent(nav, "/docs/nowhere");
  expect(current()).toEqual([]);
});

it("fills groups that were left out, and keeps what is open", () => {
  const whole = nav.innerHTML;
  nav.querySelector("[data-group=Other]")?.setAttribute("open", "");
  nav.querySelector("[data-group=Other] a")?.remove();
  fillSidebar(nav, whole);
  expect(nav.querySelectorAll("a")).toHaveLength(3);
  expect(open()).toEqual(["Other"]);
});

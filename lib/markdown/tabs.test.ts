import { expect, it } from "vitest";
import { pageMarkdown } from "./page";

const tabs = (text: string) => `<div data-tabs="os"><div data-label="macOS"><p>${text}</p></div></div>`;

it.each([
  [
    "a text that follows tabs is parted from them",
    `${tabs("a")}\n<p>b</p>`,
    "**macOS**\n\na\n\n<!-- End of the tabs -->\n\nb\n",
  ],
  ["a heading parts by itself", `${tabs("a")}<h2>B</h2>`, "**macOS**\n\na\n\n## B\n"],
  ["tabs that nothing follows need no end", tabs("a"), "**macOS**\n\na\n"],
])("%s", (_, html, wanted) => {
  const twin = pageMarkdown({ href: "/docs/x/", title: "X", html, related: [] });
  expect(twin.endsWith(`\n\n${wanted}`), twin).toBe(true);
});

import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { NavNode } from "@/lib/navigation/types";
import { SidebarTree } from "./sidebar-tree";

const link = (slug: string): NavNode => ({ kind: "link", slug, href: `/docs/${slug}/`, label: slug });
const nodes: NavNode[] = [
  link("a"),
  { kind: "group", label: "G", nodes: [link("b"), link("c")] },
  { kind: "group", label: "H", nodes: [link("d"), { kind: "group", label: "I", nodes: [link("e"), link("f")] }] },
];
const html = (current: string, isLazy: boolean) =>
  renderToStaticMarkup(<SidebarTree nodes={nodes} current={current} isLazy={isLazy} />);
const links = (text: string) => [...text.matchAll(/href="\/docs\/(\w)\/"/g)].map(([, slug]) => slug).join("");

describe("SidebarTree", () => {
  it("has every link, and opens the groups around the current page", () => {
    const text = html("e", false);
    expect(links(text)).toBe("abcdef");
    expect(text).toContain('<a href="/docs/e/" aria-current="page">e</a>');
    expect([...text.matchAll(/data-group="(\w)" open/g)].map(([, label]) => label)).toEqual(["H", "I"]);
  });

  it("in a very large section, leaves closed groups to be filled, each with its first page", () => {
    const text = html("e", true);
    expect(links(text)).toBe("abdef");
    expect([...text.matchAll(/data-group="(\w)" data-lazy/g)].map(([, label]) => label)).toEqual(["G"]);
  });
});

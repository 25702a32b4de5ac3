import { describe, expect, it } from "vitest";
import { structuredData } from "./structured-data";

const page = {
  title: "Create a worklog entry",
  image: "/docs/og/worklog/create-entry.png",
  updated: "2026-11-20",
  crumbs: [
    { label: "Docs", href: "/docs/" },
    { label: "Worklog" },
    { label: "Entries", href: "/docs/worklog/" },
    { label: "Create an entry", href: "/docs/worklog/create-entry/" },
  ],
};
const graphOf = (given: Parameters<typeof structuredData>[0]) => JSON.parse(structuredData(given))["@graph"];

describe("structuredData", () => {
  it("describes the page with whole addresses", () => {
    expect(JSON.parse(structuredData(page))["@context"]).toBe("https://schema.org");
    expect(graphOf(page)[0]).toMatchObject({
      "@type": "TechArticle",
      headline: "Create a worklog entry",
      image: "https://docs.devlog.example/docs/og/worklog/create-entry.png",
      dateModified: "2026-11-20",
    });
  });

  it("leaves out steps without an address, and numbers the rest without a gap", () => {
    const [, list] = graphOf(page);
    expect(list["@type"]).toBe("BreadcrumbList");
    expect(list.itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Docs", item: "https://docs.devlog.example/docs/" },
      { "@type": "ListItem", position: 2, name: "Entries", item: "https://docs.devlog.example/docs/worklog/" },
      { "@type": "ListItem", position: 3, name: "Create an entry" },
    ]);
  });

  it("says nothing of what is not known", () => {
    const [article, ...others] = graphOf({ ...page, updated: undefined, crumbs: [] });
    expect(article).not.toHaveProperty("dateModified");
    expect(others).toEqual([]);
  });

  it("cannot end the script that it stands in", () => {
    const hostile = { ...page, title: "</script><script>alert(1)</script>" };
    expect(structuredData(hostile)).not.toContain("<");
    expect(graphOf(hostile)[0].headline).toBe(hostile.title);
  });
});

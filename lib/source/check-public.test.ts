import { expect, it } from "vitest";
import { checkPublic } from "./check-public";

it.each([
  ["docs/inbox/index.html", "A file of the page /docs/inbox/ is published at /docs/inbox/index.html."],
  ["docs/inbox.html", "A file of the page /docs/inbox/ is published at /docs/inbox.html."],
  ["docs/inbox.md", "A file of the page /docs/inbox/ is published at /docs/inbox.md."],
  ["docs/og/inbox.png", "A file of the page /docs/inbox/ is published at /docs/og/inbox.png."],
  ["docs/index.html", "A file of the page /docs/ is published at /docs/index.html."],
  ["docs.html", "A file of the page /docs/ is published at /docs.html."],
  ["sitemap.xml", "A file of the site's own is published at /sitemap.xml."],
])("public/%s lies in the way", (name, what) => {
  expect(checkPublic(["/docs/", "/docs/inbox/"], [name])).toEqual([
    { file: `public/${name}`, what, cure: "Give this file another name." },
  ]);
});

it.each(["favicon.svg", "docs/images/inbox.png", "docs/inbox.csv", "docs/other.md"])(
  "public/%s lies in nobody's way",
  (name) => expect(checkPublic(["/docs/", "/docs/inbox/"], [name])).toEqual([]),
);

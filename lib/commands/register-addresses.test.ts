import { afterAll, beforeAll, expect, it } from "vitest";
import { registerFile } from "@/lib/content/register";
import { makeSmallSite, pageText, type SmallSite } from "@/lib/mistakes/small-site";

const patience = 120_000;
let site: SmallSite;

beforeAll(() => {
  site = makeSmallSite();
  site.edit("content/sidebars.ts", '"markdown-page"', '"markdown-page", "new"');
});
afterAll(() => site.remove());

it("a heading is a promise when its page has no mistake, and not before", { timeout: patience }, () => {
  const before = site.read(registerFile);
  site.write("content/new.mdx", pageText("New", "## Heading\n\n[Away](/docs/gone/)."));
  const refused = site.register();
  expect(refused.output).toContain("there is no page /docs/gone/");
  expect(refused.output).toContain("Nothing was registered: correct this first.");
  expect(refused.status).toBe(1);
  expect(site.read(registerFile)).toBe(before);

  site.write("content/new.mdx", pageText("New", "## Heading\n\n[Away](/docs/inbox/)."));
  const { status, output } = site.register();
  expect(output).toContain(`2 of them new.`);
  expect(status).toBe(0);
  expect(site.read(registerFile)).toContain("/docs/new/\n/docs/new/#heading\n");
});

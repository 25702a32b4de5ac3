import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "@/lib/files/temporary-folder";
import { abilities, abilitiesOf } from "./abilities";
import { headerRules } from "./rules";
import { everything } from "./try-host";
import { writeHosts } from "./write-hosts";

it("every host that something is written for has its name", () => {
  const folder = temporaryFolder("hosts");
  const beside = path.join(folder, "hosts");
  writeHosts(headerRules({ policy: "default-src 'none'", link: "</a.css>;rel=preload;as=style" }), [], folder, beside);
  // These two read `_headers` and `_redirects`.
  expect(Object.keys(abilities)).toEqual([...readdirSync(beside), "cloudflare", "netlify"].sort());
});

it.each([
  [undefined, everything],
  ["nginx", everything],
  ["cloudflare", { ...everything, notFoundFields: false }],
  ["Cloudflare", undefined],
  ["constructor", undefined],
  ["", undefined],
])("of the host %s that can be asked", (name, can) => expect(abilitiesOf(name)).toEqual(can));

import { describe, expect, it } from "vitest";
import { checkConfig } from "./check-config";
import { site } from "./config";

const source = 'const site = {\n  origin: "",\n  announcement: {\n    id: "",\n    link: { href: "" } } }';
const faults = (changed: object) => checkConfig({ ...site, ...changed }, source);

it("our own names and addresses are none that can't be", () => expect(checkConfig()).toEqual([]));

it("a site needs no announcement, and that one no link", () => {
  expect(faults({ announcement: undefined })).toEqual([]);
  expect(faults({ announcement: { id: "a", text: "News." } })).toEqual([]);
});

describe("told with line, reason, and cure:", () => {
  it.each([
    [
      "a host without https",
      { origin: "docs.x.example" },
      2,
      '"origin" is "docs.x.example", which is not the address of a host.',
    ],
    ["a host with a slash", { origin: "https://x.example/" }, 2, "which is not the address of a host."],
    [
      "an address that is none",
      { statusUrl: "https://" },
      undefined,
      '"statusUrl" is "https://", which is not an address.',
    ],
    ["a mailbox without a host", { supportEmail: "support" }, undefined, '"support", which is not a mailbox.'],
    ["a mailbox as an address", { supportEmail: "mailto:a@b.example" }, undefined, "which is not a mailbox."],
    ["a form with a question", { issueBase: "https://a.example/new?title=" }, undefined, "without ? and #"],
    ["a field that is misspelled", { anouncement: {} }, undefined, 'The site has no field "anouncement".'],
    ["an announcement of words", { announcement: "We are here." }, 3, "which has no id and no text."],
    [
      "a day in other words",
      { securityChecked: "20.11.2026" },
      undefined,
      '"20.11.2026", which is not a day that has come.',
    ],
    [
      "a day that no month has",
      { securityChecked: "2026-04-31" },
      undefined,
      '"2026-04-31", which is not a day that has come.',
    ],
    ["a day to come", { securityChecked: "2999-01-01" }, undefined, "which is not a day that has come."],
    ["a moment", { securityChecked: "2026-11-20T00:00" }, undefined, "which is not a day that has come."],
    ["a name that is gone", { name: undefined }, undefined, '"name" is missing.'],
    ["a name that is a number", { name: 1 }, undefined, '"name" is 1, which is not a text.'],
    ["an announcement without an id", { announcement: { id: " ", text: "News." } }, 4, "is not a text."],
    [
      "a link that is misspelled",
      { announcement: { id: "a", text: "News.", lnk: { href: "/docs/", text: "More" } } },
      3,
      'An announcement has no field "lnk".',
    ],
    [
      "an announcement with a link in it",
      { announcement: { id: "a", text: "[News](/docs/)" } },
      3,
      "not a plain text.",
    ],
    [
      "a link without an address",
      { announcement: { id: "a", text: "News.", link: { text: "More" } } },
      5,
      '"announcement.link.href" is missing.',
    ],
  ])("%s", (_, changed, line, what) => {
    const [fault, ...others] = faults(changed);
    expect(fault).toMatchObject({ file: "lib/site/config.ts", what: expect.stringContaining(what) });
    expect(fault?.line).toBe(line);
    expect(others).toEqual([]);
  });
});

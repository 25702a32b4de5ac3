import { expect, it } from "vitest";
import { site } from "@/lib/site/config";
import { expiryOf, securityText, whyExpired } from "./security-text";

const contact = { origin: "https://x.example", supportEmail: "help@x.example", securityChecked: "2026-11-20" };

it("names the contact, and expires within a year of its last check", () =>
  expect(securityText(contact)).toBe(`Contact: mailto:help@x.example
Expires: 2027-11-19T00:00:00Z
Preferred-Languages: en
Canonical: https://x.example/.well-known/security.txt
`));

it.each([["2028-02-29", "2029-02-27"]])("counts days across leap years: %s", (checked, until) =>
  expect(expiryOf(checked).toISOString().slice(0, 10)).toBe(until),
);

it.each([
  ["2027-11-18T23:59:59Z", undefined],
  ["2027-11-19T00:00:00Z", expect.stringContaining("security.txt has expired: ")],
])("says when it is of no worth any more: %s", (now, notice) =>
  expect(whyExpired("2026-11-20", new Date(now))).toEqual(notice),
);

it("the site's own day is a day", () => expect(expiryOf(site.securityChecked).getTime()).not.toBeNaN());

import { describe, expect, it } from "vitest";
import { valueAt } from "@/lib/openapi/document/json";
import { siteSource } from "@/lib/openapi/document/site-api";
import { site } from "@/lib/site/config";
import { UnresolvedError } from "../resolver";
import { apiInformation, flowName } from "./information";

const { root } = siteSource();
const told = (of: string) => String(apiInformation.resolve({ of }));
const flows = "/components/securitySchemes/oauth2/flows";

describe("the API's own page tells", () => {
  it.each([
    ["document", "/info/title"],
    ["document", "/info/version"],
    ["document", "/openapi"],
    ["document", "/info/license/name"],
    ["servers", "/servers/0/url"],
    ["flows", `${flows}/authorizationCode/authorizationUrl`],
    ["flows", `${flows}/authorizationCode/tokenUrl`],
    ["flows", `${flows}/deviceAuthorization/deviceAuthorizationUrl`],
    ["contact", "/info/contact/email"],
  ])("in its part %s what stands at %s", (of, pointer) => {
    const value = valueAt(root, pointer);
    expect(value).toBeTypeOf("string");
    expect(told(of)).toContain(value);
  });

  it("the flows, and what each address is for", () => {
    const rows = told("flows").split("\n").slice(2);
    expect(rows.map((row) => row.split(" | ").slice(0, 2).join(": "))).toEqual([
      "| Authorization code with PKCE: authorization",
      "| Authorization code with PKCE: tokens",
      "| Device authorization: device authorization",
      "| Device authorization: tokens",
    ]);
  });

  it.each([
    ["authorizationCode", "Authorization code with PKCE"],
    ["clientCredentials", "Client credentials"],
    ["deviceAuthorization", "Device authorization"],
  ])("the flow %s as %s", (flow, name) => expect(flowName(flow)).toBe(name));

  it.each(["implicit", "password", "toString"])("nothing of the flow %s, which has no name there", (flow) =>
    expect(() => flowName(flow)).toThrow(UnresolvedError),
  );

  it("the credentials, and how each is sent", () => expect(told("credentials")).toContain("Authorization: Bearer …"));

  it("the contact that the site has", () => {
    for (const address of [site.supportEmail, site.statusUrl]) expect(told("contact")).toContain(address);
  });
});

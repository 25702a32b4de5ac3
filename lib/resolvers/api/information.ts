import { type ApiView, apiView } from "@/lib/openapi/operation/api";
import { type Resolver, UnresolvedError } from "../resolver";
import { code, tableOf } from "../table";
import { siteApi } from "./document";

const parts: Record<string, (api: ApiView) => string> = {
  document: ({ title, version, openapi, license }) =>
    tableOf(
      ["Property", "Value"],
      [
        ["Title", title],
        ["Version of the API", version],
        ["Version of OpenAPI", openapi],
        ["License", license ?? "none"],
      ],
    ),
  servers: ({ servers }) =>
    tableOf(
      ["Server", "Address"],
      servers.map(({ name, example }) => [name ?? "", code(example)]),
    ),
  credentials: ({ schemes }) =>
    tableOf(
      ["Credential", "Sent as"],
      schemes.map(({ title, carrier }) => [
        title,
        carrier ? code(carrier.name + (carrier.form === "plain" ? "" : `: ${capital(carrier.form)} …`)) : "",
      ]),
    ),
  flows: ({ schemes }) =>
    tableOf(
      ["Flow", "Address for", "Address"],
      schemes.flatMap(({ addresses }) =>
        addresses.flatMap(({ flow, use, address }) =>
          flow === undefined ? [] : [[flowName(flow), use, code(address)]],
        ),
      ),
    ),
  contact: ({ contact }) =>
    [
      contact.email && `- Support: [${contact.email}](mailto:${contact.email})`,
      contact.href && `- Status: [${contact.href.replace("https://", "")}](${contact.href})`,
    ]
      .filter(Boolean)
      .join("\n"),
};

/** `<ApiInformation of="servers" />`: what the API description says of itself. */
export const apiInformation: Resolver = {
  attributes: { of: [true, ...Object.keys(parts)] },
  resolve: ({ of = "" }) => parts[of]?.(apiView(siteApi())) ?? "",
};

/** The flows of OAuth by the names that this API gives them: those of 2.1, in which a code needs PKCE. */
const flowNames = new Map([
  ["authorizationCode", "Authorization code with PKCE"],
  ["clientCredentials", "Client credentials"],
  ["deviceAuthorization", "Device authorization"],
]);

/** What pages call a flow of OAuth. Throws an {@link UnresolvedError} for one that has no name. */
export function flowName(flow: string): string {
  const name = flowNames.get(flow);
  if (name !== undefined) return name;
  throw new UnresolvedError(
    `The OAuth flow "${flow}" has no name for pages.`,
    "Name it in lib/resolvers/api/information.ts, or remove the flow from the API description.",
  );
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

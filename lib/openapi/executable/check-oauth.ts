import { nearestWord } from "@/lib/content/nearest-word.mjs";
import type { LineFault } from "@/lib/content/problem";
import type { Contract } from "./contract";
import type { CurlCall } from "./curl";
import type { Syntax } from "./syntax";

/** What a form has to and can hold (RFC 6749, 7009, 7636 and 8628), by endpoint and, for tokens, by grant. */
type Form = { required: string[]; optional: string[] };

const grants = new Map<string, Form>([
  [
    "authorization_code",
    { required: ["code", "redirect_uri", "client_id", "code_verifier"], optional: ["client_secret"] },
  ],
  ["refresh_token", { required: ["refresh_token", "client_id"], optional: ["scope", "client_secret"] }],
  ["urn:ietf:params:oauth:grant-type:device_code", { required: ["device_code", "client_id"], optional: [] }],
]);

const endpoints = new Map<string, Form>([
  ["device", { required: ["client_id"], optional: ["scope"] }],
  ["revoke", { required: ["token"], optional: ["token_type_hint", "client_id", "client_secret"] }],
]);

/** Whether an endpoint is one that the standards have, which a description may not name. */
export const isEndpoint = (name: string): boolean => name === "token" || endpoints.has(name);

/** The endpoint of OAuth that an address names, `undefined` where it names none. */
export function oauthEndpoint({ tokenUrls }: Contract, url: string): string | undefined {
  const [, folder, name] = /^(.*\/oauth\/)([^/?]*)$/.exec(url) ?? [];
  return folder !== undefined && [...tokenUrls].some((known) => known.startsWith(folder)) ? name : undefined;
}

/** Holds a form that is posted to an OAuth endpoint to the standards. */
export function checkOauth(call: CurlCall, endpoint: string, syntax: Syntax): LineFault[] {
  const { line, body } = call;
  const typed = [...new URLSearchParams(body?.text)].map(([name, value]) => ({
    name,
    value,
    line: body?.line ?? line,
  }));
  const form = [...typed, ...call.form];
  const grant = form.find(({ name }) => name === "grant_type")?.value;
  const expected = endpoint === "token" ? grants.get(grant ?? "") : endpoints.get(endpoint);
  if (!expected && endpoint === "token") {
    const what = grant === undefined ? "The form lacks grant_type." : `There is no grant_type "${grant}".`;
    return [{ line, what, cure: `Write one of ${[...grants.keys()].join(", ")}.` }];
  }
  if (!expected) {
    const meant = nearestWord(endpoint, ["token", ...endpoints.keys()]);
    return [{ line, what: `There is no OAuth address /oauth/${endpoint}.`, cure: `Did you mean ${meant ?? "token"}?` }];
  }
  const known = [...expected.required, ...expected.optional, ...(endpoint === "token" ? ["grant_type"] : [])];
  const missing = expected.required.filter((name) => !form.some((field) => field.name === name));
  const unknown = form.filter(({ name }) => !known.includes(name));
  return [
    ...missing.map((name) => ({ line, what: `The form lacks ${name}.`, cure: `Add ${syntax.member(name)}.` })),
    ...unknown.map((field) => ({
      line: field.line,
      what: `The form has no field "${field.name}".`,
      cure: `It takes: ${known.join(", ")}.`,
    })),
  ];
}

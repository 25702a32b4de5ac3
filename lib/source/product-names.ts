import { otherNames } from "@/content/names";
import { loadCli } from "@/lib/cli/load";
import { listOptions } from "@/lib/cli/query";
import type { ProductNames } from "@/lib/content/check-names";
import { valueNames } from "@/lib/openapi/document/names";
import { readSiteApi, siteSource } from "@/lib/openapi/document/site-api";
import { findOperation } from "@/lib/openapi/executable/find-operation";
import { loadContract, surroundings } from "@/lib/openapi/executable/load-contract";
import { scopesOf } from "@/lib/openapi/operation/written";
import { errorCodesOf } from "@/lib/resolvers/api/errors";
import { eventTypes } from "@/lib/resolvers/api/webhook-events";
import { site } from "@/lib/site/config";

/** The names that the API and CLI documents have now. Of one that can't be read, there are none. */
export function productNames(): ProductNames {
  const { document } = readSiteApi();
  const { cli } = loadCli();
  const options = cli ? listOptions(cli) : [];
  const variables = (cli?.environment ?? []).map(({ name }) => name);
  return {
    program: surroundings.program,
    variables: variables.length > 0 ? [...variables, site.apiKeyVariable] : [],
    flags: [...new Set(options.map(({ long }) => long))],
    scopes: document ? [...new Set(scopesOf(siteSource().root).flatMap(({ scopes }) => scopes))] : [],
    events: document ? eventTypes(document) : [],
    ...(document ? valueNames() : { fields: [], headers: [] }),
    errorCodes: document ? errorCodesOf(document).map(({ code }) => code) : [],
    callFault: (method, path) => {
      const { fault } = document ? findOperation(loadContract(), method, path) : {};
      return fault && { ...fault, cure: fault.cure.replace(/ curl .*$/, "") };
    },
    others: otherNames,
  };
}

import type { Resolver } from "../resolver";
import { apiFields, apiHeaders, apiParameters, apiValues } from "./components";
import { errorCodes } from "./errors";
import { identifiers } from "./identifiers";
import { apiInformation } from "./information";
import { apiLimit } from "./limit";
import { operations, scopes, scopesByOperation } from "./operations";
import { rateLimits } from "./rate-limits";
import { responseExample } from "./response-example";
import { streamEvents } from "./stream-events";
import { webhookEventSections, webhookEvents, webhookExample } from "./webhook-events";

/** The elements that take what they say from the API document, `openapi/devlog.yaml`. */
export const apiResolvers: Readonly<Record<string, Resolver>> = {
  ApiFields: apiFields,
  ApiHeaders: apiHeaders,
  ApiInformation: apiInformation,
  ApiLimit: apiLimit,
  ApiParameters: apiParameters,
  ApiValues: apiValues,
  ErrorCodes: errorCodes,
  Identifiers: identifiers,
  Operations: operations,
  RateLimits: rateLimits,
  ResponseExample: responseExample,
  Scopes: scopes,
  ScopesByOperation: scopesByOperation,
  StreamEvents: streamEvents,
  WebhookEvents: webhookEvents,
  WebhookEventSections: webhookEventSections,
  WebhookExample: webhookExample,
};

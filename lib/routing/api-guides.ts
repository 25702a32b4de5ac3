import { hrefOf } from "./slug";

/*
 * Where the guides explain what the API's description only names: pages of operations, tables, and the `type` of a
 * problem lead there. `npm run build` finds each of these ids on its page, or stops.
 */

const errors = hrefOf("api/errors");
const events = hrefOf("api/webhooks/events");
const authorization = hrefOf("api/authorization");

/** The section on an error code. */
export const errorHref = (code: string): string => `${errors}#${code}`;

/** The section on sending a request again. */
export const idempotencyHref = `${errors}#idempotency`;

/** The section on a webhook event. */
export const eventHref = (type: string): string => `${events}#${type}`;

/** The row on a scope. */
export const scopeHref = (scope: string): string => `${authorization}#${scope}`;

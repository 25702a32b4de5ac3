import { describe, it } from "vitest";
import type { Json } from "../document/json";
import { create, expectFinding, op, response, schema } from "../testing/broken";

const header = (name: string) => `/components/headers/${name}`;

const problem = (name: string, example: string) =>
  `${response(name)}/content/application~1problem+json/examples/${example}/value`;

describe("checkRules finds", () => {
  it.each(["400", "401", "403", "409", "413", "422", "429", "500", "503"])("a POST that never answers %s", (status) =>
    expectFinding(`${create}/responses/${status}`, undefined, `projects-create lacks ${status}`),
  );

  it.each<[string, string, Json | undefined, string]>([
    [
      "a missing 404 where the path has an id",
      `${op("/repositories/{repository_id}", "get")}/responses/404`,
      undefined,
      "lacks 404",
    ],
    ["a status that differs", `${problem("PayloadTooLarge", "payload_too_large")}/status`, 414, "its status is 414"],
    [
      "a type that leads elsewhere",
      `${problem("PayloadTooLarge", "payload_too_large")}/type`,
      "about:blank",
      "its type is not",
    ],
    [
      "a name without the code",
      `${problem("PayloadTooLarge", "payload_too_large")}/code`,
      "conflict",
      "does not begin with",
    ],
    [
      "a refusal that names no value",
      `${problem("StreamRefused", "validation_failed")}/errors`,
      undefined,
      "errors go with",
    ],
    ["refused values of another error", `${problem("InternalError", "internal_error")}/errors`, [], "errors go with"],
    [
      "an error without an example",
      `${response("InternalError")}/content`,
      undefined,
      "The response 500 shows no problem",
    ],
    [
      "an error that is text, too",
      `${response("InternalError")}/content/text~1plain`,
      {},
      "The response 500 shows no problem",
    ],
    [
      "an error of an empty example",
      `${response("InternalError")}/content/application~1problem+json/examples`,
      {},
      "The response 500 shows no problem",
    ],
    ["a code that nobody answers", `${schema("ErrorCode")}/oneOf/0/const`, "teapot", "answers the error code teapot"],
    ["a code with another status", `${schema("ErrorCode")}/oneOf/3/x-status`, 410, "its x-status is 410"],
    ["two titles of one code", `${problem("ProjectConflict", "conflict_key")}/title`, "A conflict", "has two titles"],
    [
      "a response without a request id",
      `${response("InternalError")}/headers/Request-Id`,
      undefined,
      "has no Request-Id",
    ],
    [
      "a response without its limits",
      `${response("NeedsProjectsRead")}/headers/RateLimit`,
      undefined,
      "has no RateLimit.",
    ],
    [
      "a wait that its header field has otherwise",
      `${header("RetryAfter")}/example`,
      25,
      "says 24 seconds, and the example of Retry-After 25.",
    ],
    [
      "a wait of one case beside another",
      `${header("RecapsRetryAfter")}/examples/rate_limited/value`,
      1980,
      "says 24 seconds, and the example of Retry-After 1980.",
    ],
    [
      "a wait that its header field leaves out",
      `${header("RecapsRetryAfter")}/examples/rate_limited`,
      undefined,
      "says 24 seconds, and the example of Retry-After nothing.",
    ],
    [
      "a limit that is renewed at another time",
      `${header("RecapsRateLimitReached")}/examples/rate_limited_recaps/value`,
      '"default";r=119;t=60, "recaps";r=0;t=60',
      "says 1980 seconds, and the example of RateLimit t=60.",
    ],
  ])("%s", (_name, at, value, what) => expectFinding(at, value, what));
});

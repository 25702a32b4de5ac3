import { describe, expect, it } from "vitest";
import { hostileRequests } from "../testing/hostile-requests";
import { requestSamples } from "./samples";

const requests = hostileRequests(50);
const limits = [
  ["javascript", "AbortSignal.timeout("],
  ["python", "timeout="],
  ["go", "Timeout: "],
] as const;

/** The code of each request in a language that can say it. */
const codesOf = (language: string, stream: "items" | undefined) =>
  requests.flatMap((request) =>
    requestSamples({ ...request, stream }, [], "API_KEY").flatMap((sample) =>
      sample.language === language ? [sample.code] : [],
    ),
  );

describe("a sample", () => {
  it.each(limits)("in %s waits for its answer for a limited time", (language, limit) => {
    for (const code of codesOf(language, undefined)) expect(code).toContain(limit);
  });

  // That of Python counts anew with each piece.
  it.each(limits.filter(([language]) => language !== "python"))(
    "in %s reads a stream for as long as it takes",
    (language, limit) => {
      for (const code of codesOf(language, "items")) expect(code).not.toContain(limit);
    },
  );
});

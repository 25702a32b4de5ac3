import { expect, it } from "vitest";
import { checkPolicies } from "./check-policy";

const root = { "x-rate-limit-policies": { default: { quota: 120, window: 60 } } };

it.each([
  ['HTTP/1.1 200 OK\nRateLimit-Policy: "default";q=120;w=60\nRateLimit: "default";r=119;t=60', []],
  ['HTTP/1.1 200 OK\nRateLimit-Policy: "default";q=100;w=60', ['2 Write "default";q=120;w=60.']],
  ['RateLimit-Policy: "default";q=120;w=3600', ['1 Write "default";q=120;w=60.']],
  ['RateLimit-Policy: "recap";q=10;w=3600', ["1 There are: default."]],
  ['< ratelimit-policy: "default";q=120;w=60, "constructor";q=1;w=1', ["1 There are: default."]],
  ["HTTP/1.1 204 No Content", []],
])("%j", (text, told) => {
  expect(checkPolicies({ text }, { root }).map(({ line, cure }) => `${line} ${cure}`)).toEqual(told);
});

import { expect, it } from "vitest";
import { checkSecrets } from "./check-secrets";

const long = "4f9KqT2n".repeat(5);
const told = (source: string) => checkSecrets({ file: "content/a.mdx", source }, ["shop_live_"]);

// Put together here, so that whoever looks for secrets in these files finds none.
it.each([
  ["an API key", `shop_live_${long}`],
  ["a private key", `-----BEGIN ${"RSA PRIVATE"} KEY-----`],
  ["a private key", `-----BEGIN ${"PRIVATE"} KEY-----`],
  ["a token of GitHub", `ghp_${long.slice(0, 36)}`],
  ["a token of GitHub", `github_pat_${long}`],
  ["a token of npm", `npm_${long.slice(0, 36)}`],
  ["a key of AWS", `AKIA${long.slice(0, 16).toUpperCase()}`],
  ["a token of Slack", `xoxb-${long}`],
  ["a key of Stripe", `sk_live_${long}`],
])("%s is told in its line, and not repeated", (name, secret) => {
  const [problem, ...others] = told(`A page.\n\nSend ${secret}.`);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file: "content/a.mdx", line: 3 });
  expect(problem?.what).toContain(`What looks like ${name} stands here whole`);
  expect(JSON.stringify(problem)).not.toContain(secret);
});

it.each([
  "shop_live_…",
  "shop_live_example",
  "shop_live_[0-9A-Za-z]{16,}",
  `workshop_live_${long}`,
  "-----BEGIN PUBLIC KEY-----",
  "AKIAIOSFODNN7EXAMPLE",
  "npm_config_registry",
  "ghp_…",
])("%s may stand", (text) => expect(told(text)).toEqual([]));

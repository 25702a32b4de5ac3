import { expect, it } from "vitest";
import { isTakenFromApi, takesFromCli } from "./taken";

it.each([
  ["<WebhookEvents />", true],
  ['<ApiFields of="Problem" />', true],
  ["   <ErrorCodes/>  ", true],
  ["A text.", false],
  ["An account can make <RateLimits /> of them.", false],
  ['<Fact of="trash.days" />', false],
  ["<CliExitCodes />", false],
  ["</Steps>", false],
  ["", false],
])("%s holds words of the API: %s", (line, isTaken) => {
  expect(isTakenFromApi(`---\ntitle: A\n---\n\n${line}\n`, 5)).toBe(isTaken);
});

it("a problem without a line is the page's own", () => expect(isTakenFromApi("<ErrorCodes />", undefined)).toBe(false));

it.each([
  ['- `devlog log` needs <CliScopes command="log" />.', true],
  ["<CliCommands />", true],
  ["<ErrorCodes />", false],
  ["`worklogs:write`", false],
])("%s takes words from the command line: %s", (line, takes) =>
  expect(takesFromCli(`---\n\n${line}\n`, 3)).toBe(takes),
);

import { expect, it } from "vitest";
import { isTaken, takesFromCli } from "./taken";

it.each([
  ["<WebhookEvents />", true],
  ['<ApiFields of="Problem" />', true],
  ["   <ErrorCodes/>  ", true],
  ["A text.", false],
  ["An account can make <RateLimits /> of them.", false],
  ['<Fact of="trash.days" />', false],
  ["<CliExitCodes />", true],
  ['It needs <CliScopes command="log" />.', false],
  ["</Steps>", false],
  ["", false],
])("%s holds words of a description: %s", (line, taken) => {
  expect(isTaken(`---\ntitle: A\n---\n\n${line}\n`, 5)).toBe(taken);
});

it("a problem without a line is the page's own", () => expect(isTaken("<ErrorCodes />", undefined)).toBe(false));

it.each([
  ['- `devlog log` needs <CliScopes command="log" />.', true],
  ["<CliCommands />", true],
  ["<ErrorCodes />", false],
  ["`worklogs:write`", false],
])("%s takes words from the command line: %s", (line, takes) =>
  expect(takesFromCli(`---\n\n${line}\n`, 3)).toBe(takes),
);

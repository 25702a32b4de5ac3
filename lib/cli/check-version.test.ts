import { expect, it } from "vitest";
import { checkVersion } from "./check-version";

it.each([
  ["a package", "run: npm install --global @devlog/cli@0.1.0", false, ["1:39"]],
  ["a download", "Get\nhttps://app.devlog.example/downloads/cli/0.1.0/devlog", false, ["2:42"]],
  ["the version as it is", "npm install --global @devlog/cli@0.2.0", false, []],
  ["a version of something else", "Version 0.1.0 of these docs", false, []],
  ["what the CLI prints, on a page of its own", "$ devlog --version\ndevlog 0.1.0\n", true, ["2:8"]],
  ["an address and a date, on a page of its own", "127.0.0.1, 2026-11-20, 0.2.0.", true, []],
])("%s", (_, text, isOfCli, places) => {
  expect(checkVersion(text, "0.2.0", { isOfCli }).map(({ line, column }) => `${line}:${column}`)).toEqual(places);
});

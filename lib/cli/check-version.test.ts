import { expect, it } from "vitest";
import { checkVersion } from "./check-version";

it.each([
  ["a package", "run: npm install --global @devlog/cli@0.1.0", ["1:39"]],
  ["a download", "Get\nhttps://app.devlog.example/downloads/cli/0.1.0/devlog", ["2:42"]],
  ["what the CLI prints", "$ devlog --version\ndevlog 0.1.0\n", ["2:8"]],
  ["what a newer one replaces", "Write the new version in the place of 0.1.0.", ["1:39"]],
  ["the version as it is", "npm install --global @devlog/cli@0.2.0", []],
  ["versions of something else", "Version 0.1.0 of these docs, Git 2.39.2, 127.0.0.1", []],
])("%s", (_, text, places) => {
  expect(checkVersion(text, "0.2.0").map(({ line, column }) => `${line}:${column}`)).toEqual(places);
});

import { expect, test } from "vitest";
import { faultsOfPages } from "./firefox-faults";

test.each([
  ['console.error: "left behind"', true],
  ["console.warn: Error: Refused", true],
  ["console.error: RSLoader: ", false],
  ["*** You are running in headless mode.", false],
])("%j is printed: a page said so: %j", (line, isOfPage) => {
  expect(faultsOfPages([line], [])).toEqual(isOfPage ? [line] : []);
});

test.each([
  ['[JavaScript Error: "x is not defined" {file: "http://localhost:4000/docs/" line: 1}]', true],
  ['[JavaScript Error: "no" {file: "resource:///modules/backup/BackupService.sys.mjs" line: 4408}]', false],
  ["1795291331473\taddons.productaddons\tWARN\tFailed downloading XML", false],
])("%j is reported: a page is meant: %j", (message, isOfPage) => {
  expect(faultsOfPages([], [message])).toEqual(isOfPage ? [message] : []);
});

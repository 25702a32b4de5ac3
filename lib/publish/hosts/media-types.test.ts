import { expect, it } from "vitest";
import { mediaTypeOf } from "./media-types";

it.each([
  ["docs/images/a.svg", "image/svg+xml"],
  ["docs/images/A.PNG", "image/png"],
  ["docs/cli/devlog.opencli.json", "application/json"],
  ["docs/inbox.md", "text/markdown; charset=utf-8"],
  ["docs/images/a.bmp", undefined],
  ["docs/images/a.constructor", undefined],
  ["docs/inbox", undefined],
])("%s is %s", (file, type) => expect(mediaTypeOf(file)).toBe(type));

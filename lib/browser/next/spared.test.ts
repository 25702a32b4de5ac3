import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, it } from "vitest";
import { listFiles } from "@/lib/files/list";
import config from "@/next.config.mjs";
import constants from "./constants.cjs";

const router = "node_modules/next/dist/client";
const required = (file: string) =>
  [...readFileSync(`${router}/${file}`, "utf8").matchAll(/const (\w+) = require\("(\.[^"]+)"\)/g)].map(
    ([, name = "", asked = ""]) => ({ name, asked, to: path.join(router, path.dirname(file), asked) }),
  );
const files = listFiles(router, /\.js$/);
const aliases = Object.keys(config.turbopack?.resolveAlias ?? {});

it("of Next's constants, a browser has each that the router or the preview reads, as it is", () => {
  const owner = "node_modules/next/dist/lib/constants";
  const readers = files.flatMap((file) =>
    required(file).flatMap((one) => (one.to === owner ? [{ file, ...one }] : [])),
  );
  expect(readers.length).toBeGreaterThan(0);
  const own: Record<string, unknown> = createRequire(import.meta.url)("next/dist/lib/constants");
  for (const { file, name, asked } of readers) {
    expect(aliases).toContain(asked);
    for (const [, read = ""] of readFileSync(`${router}/${file}`, "utf8").matchAll(
      new RegExp(`\\b${name}\\.(\\w+)`, "g"),
    ))
      expect(constants).toHaveProperty(read, own[read]);
  }
});

it.each(aliases.filter((asked) => asked.startsWith(".")))("what is asked for as %s is nothing else", (asked) => {
  const found = new Set(
    files.flatMap((file) => required(file).flatMap((one) => (one.asked === asked ? [one.to] : []))),
  );
  expect(found.size).toBe(1);
});

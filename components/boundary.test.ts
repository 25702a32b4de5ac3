import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { listFiles } from "@/lib/files/list";
import { words } from "@/lib/mdx/words.mjs";
import { inlineSource } from "./boot/inline-source";
import { components } from "./mdx/components";

const files = listFiles("components", /\.tsx?$/).filter((file) => !file.endsWith(".test.ts"));

it.each(files)("%s says in its name on which side it runs", (file) => {
  const isClient = /^"use client";/m.test(readFileSync(`components/${file}`, "utf8"));
  expect(isClient).toBe(file.endsWith(".client.tsx"));
});

it("the script before the first paint stays under 2 kB of the line", () => {
  expect(brotliCompressSync(inlineSource()).length).toBeLessThan(2000);
});

it("the build puts in every word that the script leaves to it", () => {
  const declared = [...readFileSync("components/boot/words.d.ts", "utf8").matchAll(/declare const (\w+)/g)];
  expect(declared.length).toBeGreaterThan(10);
  expect(declared.filter(([, word]) => new RegExp(`\\b${word}\\b`).test(inlineSource()))).toEqual([]);
});

it("every word of the writers has a component, and every component a word", () => {
  const own = Object.keys(components).filter((name) => /^[A-Z]/.test(name) && name !== "CodeBlock");
  expect(own.sort()).toEqual(Object.keys(words).sort());
});

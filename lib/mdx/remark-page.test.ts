import { expect, it } from "vitest";
import { compileText } from "@/lib/content/compile";

const isStruck = async (text: string) => (await compileText("content/a.mdx", text)).code.includes("_components.del");

it.each(["1~2 or 3~4", "H~2~O", "~one~"])("one sign strikes nothing out: %s", async (text) =>
  expect(await isStruck(text)).toBe(false),
);

it("two signs do", async () => expect(await isStruck("~~one~~")).toBe(true));

import { expect, it } from "vitest";
import { compileText } from "@/lib/content/compile";

const read = async (text: string) => {
  const { problems } = await compileText("content/a.mdx", text);
  return problems.map(({ line, what }) => `${line} ${what}`);
};

it.each(["{/* a */}", "{/* a\n * b **/}", "{ /* a */ /* b */ }", "Text. {/*/ a */}"])(
  "%j is a note to writers",
  async (text) => expect(await read(text)).toEqual([]),
);

it.each(["{/* a */ 6*7 /* b */}", "{/**/ 6 /**/}", "{}"])("%j is a program", async (text) =>
  expect(await read(text)).toEqual([`1 The braces in "${text}" would be run as JavaScript.`]),
);

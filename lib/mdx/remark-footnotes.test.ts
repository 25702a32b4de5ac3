import { expect, it } from "vitest";
import { compileText } from "@/lib/content/compile";

const read = async (text: string) => {
  const { problems } = await compileText("content/a.mdx", text);
  return problems.map(({ line, what, cure }) => `${line} ${what} ${cure}`);
};

it.each(["[^2]:", "[^2]: {/* to come */}"])("a footnote without a text is told: %j", async (text) =>
  expect(await read(`Text.[^2]\n\n${text}`)).toEqual([
    "3 The footnote [^2] has no text. Write it behind its name: [^2]: The text.",
  ]),
);

it.each(["[^2]: One.", "[^2]:\n\n    One.", "[^2]: `one`"])("%j has one", async (text) =>
  expect(await read(`Text.[^2]\n\n${text}`)).toEqual([]),
);

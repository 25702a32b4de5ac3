import { expect, it } from "vitest";
import { compileText } from "@/lib/content/compile";

/** A page's elements as the compiled page calls them: `p(kbd(Ctrl), ,kbd(K))`. */
async function elementsOf(text: string): Promise<string> {
  const { code, problems } = await compileText("content/a.mdx", text);
  expect(problems).toEqual([]);
  const draw = new Function(code)({ Fragment: "", jsx: call, jsxs: call }).default;
  return draw({ components: { Callout: "Callout" } });
}

const call = (type: string | ((props: object) => string), { children = [] }: { children?: string | string[] }) =>
  typeof type === "function" ? type({}) : `${type}(${[children].flat().join(",")})`;

it.each([
  ["a line of keys", "<kbd>Ctrl</kbd> <kbd>K</kbd>", "p(kbd(Ctrl), ,kbd(K))"],
  ["one key", "<kbd>K</kbd>", "p(kbd(K))"],
  ["two lines", "<kbd>A</kbd>\n<kbd>B</kbd>", "p(kbd(A),\n,kbd(B))"],
  ["elements without a space", "<sub>a</sub><sup>b</sup>", "p(sub(a),sup(b))"],
  ["two paragraphs", "<kbd>A</kbd>\n\n<kbd>B</kbd>", "(p(kbd(A)),p(kbd(B)))"],
  ["the item of a list", "- <kbd>A</kbd> <kbd>B</kbd>", "ul(li(kbd(A), ,kbd(B)))"],
  ["a callout", "> [!NOTE]\n> <kbd>A</kbd> <kbd>B</kbd>", "Callout(p(kbd(A), ,kbd(B)))"],
])("%s stands among words", async (_, text, expected) => expect(await elementsOf(text)).toBe(expected));

it("an element that is a block by itself stays one", async () => {
  expect(await elementsOf("<br />")).toBe("br()");
  expect(await elementsOf("<div>\n  Text\n</div>")).toBe("div(p(Text))");
});

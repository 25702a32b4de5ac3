import { describe, expect, it } from "vitest";
import { thinPayload } from "./payload";

const href = (name: string) => `/_next/static/chunks/${name}.css`;

describe("thinPayload", () => {
  const entry = (key: number) => `["$","link","${key}",{"rel":"stylesheet","href":"${href("a")}","precedence":"next"}]`;
  const early = `:HL["${href("a")}","style"]\n`;

  it.each([
    [
      "leaves one entry in each list",
      `{"c":[[${entry(0)},${entry(1)},["$","script","script-0",{}]]],"G":[[${entry(0)},${entry(1)}]]}`,
      `{"c":[[${entry(0)},["$","script","script-0",{}]]],"G":[[${entry(0)}]]}`,
    ],
    [
      "leaves the first entry of a list that begins with something else",
      `[["$","script","script-0",{}],${entry(0)},${entry(1)}]`,
      `[["$","script","script-0",{}],${entry(0)}]`,
    ],
    [
      "leaves one line that asks for it early, and those that ask for something else",
      `1:"a"\n${early}${early}:HL["/font.woff2","font"]\n${early}0:{}\n`,
      `1:"a"\n${early}:HL["/font.woff2","font"]\n0:{}\n`,
    ],
    ["leaves links that are none to a stylesheet", '[["$","link","1",{"rel":"alternate","href":"/docs/x.css"}]]'],
    [
      "leaves out properties that are undefined, wherever they stand",
      '{"a":"$undefined","b":1,"c":"$undefined","d":"$undefined","e":{"f":"$undefined"},"g":["$undefined"],"h":"$undefined"}',
      '{"b":1,"e":{},"g":["$undefined"]}',
    ],
    ["leaves a text that shows one", JSON.stringify('{"a":"$undefined"}')],
    ["leaves a text that shows such a list", JSON.stringify(`[${entry(0)},${entry(1)}]`)],
  ])("%s", (_, payload, expected = payload) => expect(thinPayload(payload)).toBe(expected));
});

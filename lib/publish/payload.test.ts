import { describe, expect, it } from "vitest";
import { thinPayload } from "./payload";

const href = (name: string) => `/_next/static/chunks/${name}.css`;

describe("thinPayload", () => {
  const entry = (key: number) => `["$","link","${key}",{"rel":"stylesheet","href":"${href("a")}","precedence":"next"}]`;
  const script = (src: string, more = "") => `["$","script","script-0",{"src":"${src}","async":true${more}}]`;

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
      "leaves it to the page's HTML to ask early for the stylesheet and the typeface, and no more",
      `1:"a"\n:HL["${href("a")}","style"]\n:HL["/a.avif","image"]\n:HL["/font.woff2","font",{"crossOrigin":""}]\n0:{}\n`,
      `1:"a"\n:HL["/a.avif","image"]\n0:{}\n`,
    ],
    [
      "leaves out the elements of scripts that components name",
      `2:"/a.js"\n0:["$2",[${entry(0)},${script("/a.js")}],[${script("/a.js")}],[${script("/a.js", ',"nonce":"$undefined"')},"$L1"]]\n`,
      `2:"/a.js"\n0:["$2",[${entry(0)}],[],["$L1"]]\n`,
    ],
    ["leaves such an element where it is all of a row", `2:"/a.js"\n1a:${script("/a.js")}\n0:["$2","$L1a"]\n`],
    ["leaves the element of a script that nothing else names", `2:"/a.js"\n0:["$2",${script("/b.js")}]\n`],
    ["leaves links that are none to a stylesheet", '[["$","link","1",{"rel":"alternate","href":"/docs/x.css"}]]'],
    [
      "leaves out properties that are undefined, wherever they stand",
      '{"a":"$undefined","b":1,"c":"$undefined","d":"$undefined","e":{"f":"$undefined"},"g":["$undefined"],"h":"$undefined"}',
      '{"b":1,"e":{},"g":["$undefined"]}',
    ],
    [
      "leaves out what `notFound()` would show, and the script that only this needs",
      '1:"/a.js"\n2:"/b.js"\n3:I[1,["$1"],"A"]\n4:I[2,["$1","$2"],"B"]\n0:{"c":["$","$L3",null,{"template":1,"notFound":[["$","$L4",null,{}],[]]}],"d":"é"}\n',
      '1:"/a.js"\n3:I[1,["$1"],"A"]\n0:{"c":["$","$L3",null,{"template":1}],"d":"é"}\n',
    ],
    [
      "leaves one entry in a list whose others are rows of their own",
      `0:{"G":[[${entry(0)},"$L1f","$L20"],"$L2"]}\n1f:${entry(4)}\n20:${entry(5)}\n2:{}\n`,
      `0:{"G":[[${entry(0)}],"$L2"]}\n2:{}\n`,
    ],
    ["leaves a text that shows such a property", `1:${JSON.stringify({ a: '"notFound":1' })}\n2:T10,{"notFound":\n`],
    ["leaves a text that shows one", JSON.stringify('{"a":"$undefined"}')],
    ["leaves a text that shows such a list", JSON.stringify(`[${entry(0)},${entry(1)}]`)],
  ])("%s", (_, payload, expected = payload) => expect(thinPayload(payload)).toBe(expected));
});

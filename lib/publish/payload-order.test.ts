import { expect, it } from "vitest";
import { orderRows } from "./payload-order";

const frame = '1:"a"\n13:X\n5:I[7,[],"B"]\n0:{"c":"$L15"}\n';
const later = '21:I[1,[],"A"]\n13:C\n15:["title"]\n18:null\n1e:["meta"]\n';

it.each([
  ["a page that was ready last", '13:C\n18:null\n1e:["meta"]\n21:I[1,[],"A"]\n15:["title"]\n'],
  ["a page that was ready first", '21:I[1,[],"A"]\n15:["title"]\n13:C\n18:null\n1e:["meta"]\n'],
  ["the order itself", later],
])("gives %s the same rows in the same order", (_, rows) => expect(orderRows(frame + rows)).toBe(frame + later));

it("puts what the browser should ask for first, which has no number", () => {
  expect(orderRows('0:{}\n2:"a"\n1:"b"\n:HL["/a.avif","image"]\n')).toBe(
    '0:{}\n:HL["/a.avif","image"]\n1:"b"\n2:"a"\n',
  );
});

it("leaves the address of a script before the component that it is of", () => {
  const payload = '0:{}\n20:"/_next/a.js"\n21:I[1,["$20"],"A"]\n13:C\n';
  expect(orderRows(payload)).toBe(payload);
});

it("leaves the rows of one part, and what comes before the frame", () => {
  const payload = '9:"b"\n3:"a"\n0:{}\n4:1\n2:X\n2:"first"\n2:"again"\n2:C\n';
  expect(orderRows(payload)).toBe('9:"b"\n3:"a"\n0:{}\n2:X\n2:"first"\n2:"again"\n2:C\n4:1\n');
});

it("takes a long text as a whole, with the lines that end in it", () => {
  const text = "é\n1:no row\n0:{}";
  const long = `1a:T${Buffer.byteLength(text).toString(16)},${text}`;
  expect(orderRows(`${long}0:{}\n3:"b"\n${long}2:"a"\n`)).toBe(`${long}0:{}\n2:"a"\n3:"b"\n${long}`);
});

import { expect, it } from "vitest";
import { imageSize } from "./image-size";

const svg = (attributes: string) =>
  Buffer.from(`<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>`);

it("reads width and height of an SVG", () => {
  expect(imageSize(svg('width="64" height="32px"'))).toEqual({ width: 64, height: 32 });
});

it("reads a viewBox where they are missing", () => {
  expect(imageSize(svg('viewBox="0 0 720 360"'))).toEqual({ width: 720, height: 360 });
});

it.each([
  ["a width of something else", 'stroke-width="2" viewBox="0 0 24 48"'],
  ["a share of the room", 'width="100%" height="100%" viewBox="0 0 24 48"'],
  ["commas", 'viewBox="0,0,24,48"'],
  ["single quotes", "viewBox='0 0 24 48'"],
])("reads the viewBox beside %s", (_, attributes) => {
  expect(imageSize(svg(attributes))).toEqual({ width: 24, height: 48 });
});

it.each([
  ["a width alone", 'width="24" viewBox="0 0 100 50"', { width: 24, height: 12 }],
  ["a height alone", 'height="50" viewBox="0 0 200 100"', { width: 100, height: 50 }],
  ["a height beside a share of the room", 'width="100%" height="20" viewBox="0 0 30 10"', { width: 60, height: 20 }],
])("makes of %s the other side", (_, attributes, size) => {
  expect(imageSize(svg(attributes))).toEqual(size);
});

const png = Buffer.alloc(36);
png.write("\x89PNG", 0, "latin1");
png.writeUInt32BE(1200, 16);
png.writeUInt32BE(630, 20);
png.write("IEND", 28, "latin1");

it("reads a PNG's header", () => expect(imageSize(png)).toEqual({ width: 1200, height: 630 }));

it.each([8, 24, 28])("refuses the first %i bytes of a PNG", (length) =>
  expect(() => imageSize(png.subarray(0, length))).toThrow("The PNG ends before its picture does."),
);

it("refuses what it can't measure", () => {
  expect(() => imageSize(Buffer.from("GIF89a"))).toThrow("neither PNG nor SVG");
  expect(() => imageSize(svg('class="x"'))).toThrow("neither width and height nor a viewBox");
});

import { expect, it } from "vitest";
import { orderHead } from "./head-order";

const parts = {
  charset: '<meta charSet="utf-8"/>',
  font: '<link rel="preload" href="/a.woff2" as="font"/>',
  ahead: '<link rel="preload" href="/a.css" as="style"/>',
  viewport: '<meta name="viewport" content="width=device-width"/>',
  boot: '<script data-inline="boot">"<title>"</script>',
  stylesheet: '<link rel="stylesheet" href="/a.css"/>',
  title: "<title>A <b> title</title>",
  description: '<meta name="description" content="What it is."/>',
  image: '<meta property="og:image" content="/a.png"/>',
  canonical: '<link rel="canonical" href="https://docs.devlog.example/docs/"/>',
  icon: '<link rel="icon" href="/favicon.svg"/>',
};
const page = (elements: string[]) =>
  `<html><head>${elements.join("")}</head><body><title>Not this</title></body></html>`;
const inOrder = page(Object.values(parts));

it("puts a head in order, whatever was ready first", () => {
  const { charset, viewport, ahead, font, stylesheet, icon, title, description, image, canonical, boot } = parts;
  const late = [charset, viewport, stylesheet, icon, boot, font, ahead, title, description, image, canonical];
  expect(orderHead(page(late))).toBe(inOrder);
  expect(orderHead(inOrder)).toBe(inOrder);
});

it("keeps the order of what belongs together", () => {
  const { charset, image } = parts;
  const width = '<meta property="og:image:width" content="1200"/>';
  expect(orderHead(page([image, width, charset]))).toBe(page([charset, image, width]));
});

it("stops at what it does not know", () => {
  expect(() => orderHead(page(["<noscript>x</noscript>"]))).toThrow("noscript");
});

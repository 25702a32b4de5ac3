const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n${inside}\n</svg>\n`;
const policy = (written: string) =>
  `The Content Security Policy does not allow ${written} in a page, where this drawing is set.`;
const wellFormed = "Begin with <svg, close every element (<rect … />), put values in quotes, and write &amp; for &.";
const attributes = 'Write presentation attributes: fill="currentColor", stroke="var(--line-strong)".';
const none = "Remove it: a drawing runs nothing.";

/** Drawings and pictures that cannot be published as they are; each with what is said. */
export const wrongPictures: readonly [file: string, text: string, says: string][] = [
  ["style-attribute", svg('<g/>\n<rect style="fill: red"/>'), "3", policy('style="fill: red"'), attributes],
  ["style-element", svg("<style>.a { fill: red }</style>"), "2", policy("<style>"), attributes],
  [
    "color",
    svg('<g fill="none">\n<rect stroke="#000"/></g>'),
    "3",
    'The color stroke="#000" is the same on a light page and on a dark one.',
    'Write one of the theme: stroke="currentColor", or var(--surface), var(--accent), var(--text-muted).',
  ],
  ["script", svg("<script>run()</script>"), "2", policy("<script>"), none],
  ["handler", svg('<g onclick="run()"/>'), "2", policy('onclick="run()"'), none],
  ["text", "A line of entries.\n", "1", "This is no SVG: it has no <svg> element.", wellFormed],
  ["sign", svg("<text>R&D</text>"), "2", "This is no SVG: EntityRef: expecting ';'.", wellFormed],
  [
    "size",
    "<svg><g/></svg>",
    "1",
    "The SVG has neither width and height nor a viewBox.",
    'Write <svg viewBox="0 0 WIDTH HEIGHT">.',
  ],
  [
    "../../public/docs/images/open",
    svg("<rect>"),
    "3",
    "This is no SVG: Opening and ending tag mismatch: rect line 2 and svg.",
    wellFormed,
  ],
  [
    "../../public/docs/images/nameless",
    '<svg viewBox="0 0 9 9"/>',
    "1",
    "The SVG has no xmlns: browsers draw no file without it.",
    'Write <svg xmlns="http://www.w3.org/2000/svg" …>.',
  ],
].map(([name = "", text = "", line, what, cure]) => {
  const file = `content/diagrams/${name}.svg`.replace(/^.*\.\.\//, "");
  return [file, text, `${file}:${line}  ${what}\n    ${cure}`];
});

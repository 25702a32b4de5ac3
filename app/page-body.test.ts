import { expect, it } from "vitest";
import { listedLast } from "./page-body";

const links = [
  { href: "/docs/a/", line: 3 },
  { href: "/docs/b/#part", line: 12 },
];
const heading = (id: string, line: number, level = 2) => ({ level, id, text: id, line });

it.each([
  ["a section that leads on", [heading("options", 5), heading("see-also", 10)], ["/docs/b/"]],
  ["one with a part of its own", [heading("next-steps", 10), heading("more", 11, 3)], ["/docs/b/"]],
  ["a section of another kind", [heading("see-also", 1), heading("troubleshooting", 10)], []],
  ["no section", [], []],
])("%s at the end leads to its pages", (_, headings, pages) =>
  expect([...listedLast({ headings, links })]).toEqual(pages),
);

import { expect, it } from "vitest";
import { drawingOf, inOnePath } from "./icon-drawings";

it("an icon that lucide does not have is told by its name", () =>
  expect(() => drawingOf("rocket-ship")).toThrow('There is no icon "rocket-ship": lucide.dev/icons has the names.'));

it.each([
  ["a path that stands alone", '<path d="m6 6 12 12"/>', '<path d="m6 6 12 12"/>'],
  ["paths that begin by M", '<path d="M7 7h10v10"/><path d="M7 17 17 7"/>', '<path d="M7 7h10v10M7 17 17 7"/>'],
  ["one that goes on from m", '<path d="M12 19h8"/><path d="m4 17 6-6"/>', '<path d="M12 19h8M4 17l6-6"/>'],
  [
    "one that goes on below zero",
    '<path d="M3 5h18"/><path d="m16 16-3 3 3 3"/>',
    '<path d="M3 5h18M16 16l-3 3 3 3"/>',
  ],
  ["one that goes on by a letter", '<path d="M3 5h18"/><path d="m4 17h2"/>', '<path d="M3 5h18M4 17h2"/>'],
  [
    "lines",
    '<line x1="8" x2="16" y1="21" y2="21"/><line x1="12" x2="12" y1="17" y2="21"/>',
    '<path d="M8 21 16 21M12 17 12 21"/>',
  ],
  [
    "a circle between",
    '<path d="M1 1h1"/><circle r="8"/><path d="M2 2h1"/>',
    '<path d="M1 1h1"/><circle r="8"/><path d="M2 2h1"/>',
  ],
])("joins %s", (_, drawing, joined) => expect(inOnePath(drawing)).toBe(joined));

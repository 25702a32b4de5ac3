import { describe, expect, it } from "vitest";
import { classShortener, moduleClasses } from "./class-names";

const sheet = ".CeNkmG_row{}.CeNkmG_row-2 .mT-zfa_Row>a,.CeNkmG_row:hover{}._3kbbaq_row{}.plain{animation:CeNkmG_in}";
const shorten = classShortener(moduleClasses(sheet), []);
const [row = "", other = "", large = "", digit = ""] = shorten("CeNkmG_row CeNkmG_row-2 mT-zfa_Row _3kbbaq_row").split(
  " ",
);

it("an animation is called by a short name as well, where its module names it", () => {
  const css = ".CeNkmG_row{animation:1s CeNkmG_in}@keyframes CeNkmG_in{0%{opacity:0}}";
  const [, name = ""] = /1s (\S+)}/.exec(classShortener(moduleClasses(css), [])(css)) ?? [];
  expect(name).toMatch(/^_[\w-]{3}$/);
  expect(classShortener(moduleClasses(css), [])(css)).toBe(
    `.${row}{animation:1s ${name}}@keyframes ${name}{0%{opacity:0}}`,
  );
});

describe("classShortener", () => {
  it("gives each class of a module a name of its own, of four letters", () => {
    for (const name of [row, other, large, digit]) expect(name).toMatch(/^_[\w-]{3}$/);
    expect(new Set([row, other, large, digit]).size).toBe(4);
  });

  it.each([
    ["a stylesheet", sheet, `.${row}{}.${other} .${large}>a,.${row}:hover{}.${digit}{}.plain{animation:CeNkmG_in}`],
    ["a page", '<p class="CeNkmG_row mT-zfa_Row">', `<p class="${row} ${large}">`],
    ["a payload", String.raw`"<p class=\"CeNkmG_row\">"`, String.raw`"<p class=\"${row}\">"`],
    ["nothing that only begins or ends so", "CeNkmG_rows xCeNkmG_row CeNkmG_row_ CeNkmG_cell", undefined],
  ])("replaces them in %s", (_, given, wanted) => {
    expect(shorten(given)).toBe(wanted ?? given);
  });

  it("gives a class the same name in another stylesheet, where an open tab may look for it", () => {
    expect(classShortener(new Set(["abcdef_new", "CeNkmG_row"]), [])("CeNkmG_row")).toBe(row);
  });

  it("gives what a script names its name first, and none of two that would have one", () => {
    const names = Array.from({ length: 3000 }, (_, at) => `abcdef_x${at}`);
    const plain = classShortener(new Set(names), []);
    const left = names.find((name) => plain(name) === name) ?? "";
    const aware = classShortener(new Set(names), ["", left]);
    const first = names.find((name) => plain(name) === aware(left)) ?? "";
    expect(aware(`x("${left}")`)).toMatch(/^x\("_[\w-]{3}"\)$/);
    expect(aware(first)).toBe(first);
    expect(() => classShortener(new Set(names), [left, first])).toThrow("Give the class abcdef_x");
  });

  it("leaves the second of two that would have one name", () => {
    const names = Array.from({ length: 3000 }, (_, at) => `abcdef_x${at}`);
    const text = names.join(" ");
    const made = classShortener(new Set(names), [])(text).split(" ");
    expect(new Set(made).size).toBe(names.length);
    expect(made.filter((name, at) => name === names[at]).length).toBeGreaterThan(0);
  });

  it("takes a stylesheet without modules as it is", () => {
    expect(classShortener(moduleClasses(".plain{}"), [])("plain")).toBe("plain");
  });
});

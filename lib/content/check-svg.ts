import { Parser } from "htmlparser2";
import sharp from "sharp";
import { isRefusedAttribute } from "@/lib/publish/policy";
import { imageSize } from "./image-size";
import { lineAt } from "./place";
import type { Problem } from "./problem";

type SvgFile = { file: string; source: string };

/** Why a text is no SVG: the words of libxml2, by which sharp reads it. A browser would show a part of it, or nothing. */
async function checkSvg({ file, source }: SvgFile): Promise<Problem[]> {
  const reason = await refusalOf(source);
  const fault = /XML parse error: (?:.*? (?:on line |in \(null\):)(\d+)(?: column \d+ of data|:\d+): )?(.*)/.exec(
    reason,
  );
  if (!fault && !/unsupported image format|is empty|not have <svg> root/i.test(reason)) return [];
  const [, line = 1, why = "it has no <svg> element"] = fault ?? [];
  return [
    {
      file,
      line: Number(line),
      what: `This is no SVG: ${why.trim()}.`,
      cure: "Begin with <svg, close every element (<rect … />), put values in quotes, and write &amp; for &.",
    },
  ];
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other: all threads of libvips write their errors to one place, where they would mix or be lost. */
function refusalOf(source: string): Promise<string> {
  const own = last.then(() => readBySharp(source));
  last = own;
  return own;
}

async function readBySharp(source: string): Promise<string> {
  try {
    await sharp(Buffer.from(source)).metadata();
    return "";
  } catch (error) {
    return String(error);
  }
}

/** Why a picture cannot be shown: it is no SVG, or no browser takes its file for one. */
export async function checkPicture(picture: SvgFile): Promise<Problem[]> {
  const { file, source } = picture;
  const faults = await checkSvg(picture);
  const root = /<svg\b[^>]*>/.exec(source);
  if (faults.length > 0 || !root || /\sxmlns\s*=/.test(root[0])) return faults;
  return [
    {
      file,
      line: lineAt(source, root.index),
      what: "The SVG has no xmlns: browsers draw no file without it.",
      cure: 'Write <svg xmlns="http://www.w3.org/2000/svg" …>.',
    },
  ];
}

/**
 * Why a drawing cannot be set into a page: it is no SVG, has no size, does not follow the theme, or has what the Content
 * Security Policy refuses in HTML. `publish` would stop at that, and could not tell where it comes from.
 */
export async function checkDrawing(drawing: SvgFile): Promise<Problem[]> {
  const faults = await checkSvg(drawing);
  return faults.length > 0 ? faults : [...sizeProblems(drawing), ...refusedProblems(drawing)];
}

function sizeProblems({ file, source }: SvgFile): Problem[] {
  try {
    imageSize(Buffer.from(source));
    return [];
  } catch (error) {
    return [{ file, line: 1, what: (error as Error).message, cure: 'Write <svg viewBox="0 0 WIDTH HEIGHT">.' }];
  }
}

const noStyle = 'Write presentation attributes: fill="currentColor", stroke="var(--line-strong)".';
/** What follows the theme, and what has no color: of a gradient or a pattern, its own stops tell. */
const themed = /^(?:none|inherit|transparent|currentColor|var\(--[\w-]+\)|url\(.*\)|context-(?:fill|stroke))$/i;
const colors = new Set(["color", "fill", "flood-color", "stop-color", "stroke"]);
const noProgram = "Remove it: a drawing runs nothing.";
const refusedElements = new Map([
  ["style", noStyle],
  ["script", noProgram],
  ["base", "Remove it."],
]);

function refusedProblems({ file, source }: SvgFile): Problem[] {
  const problems: Problem[] = [];
  const refuse = (at: number, written: string, cure: string) => {
    const what = `The Content Security Policy does not allow ${written} in a page, where this drawing is set.`;
    problems.push({ file, line: lineAt(source, at), what, cure });
  };
  const parser = new Parser(
    {
      onopentagname: (name) => {
        const cure = refusedElements.get(name.toLowerCase());
        if (cure) refuse(parser.startIndex, `<${name}>`, cure);
      },
      onattribute: (name, value) => {
        if (colors.has(name) && !themed.test(value.trim())) {
          const what = `The color ${name}="${value}" is the same on a light page and on a dark one.`;
          const cure = `Write one of the theme: ${name}="currentColor", or var(--surface), var(--accent), var(--text-muted).`;
          problems.push({ file, line: lineAt(source, parser.startIndex), what, cure });
        }
        if (!isRefusedAttribute([name.toLowerCase(), value])) return;
        refuse(parser.startIndex, `${name}="${value}"`, name.toLowerCase() === "style" ? noStyle : noProgram);
      },
    },
    { xmlMode: true },
  );
  parser.end(source);
  return problems;
}

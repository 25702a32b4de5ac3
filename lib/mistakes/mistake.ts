import { pageText } from "./small-site";

/** A page with one mistake, and what its writer reads: place, what is wrong, and the cure. */
export type Mistake = { name: string; file: string; text: string; says: string };

/** A mistake in a page of its own. `says` begins with the line, and the column where one is told. */
export function mistake(name: string, text: string, ...says: string[]): Mistake {
  const file = `content/mistakes/${name.replaceAll(" ", "-").toLowerCase()}.mdx`;
  return { name, file, text, says: `${file}:${says.join("\n    ")}` };
}

/** A mistake in the text of a page, which begins on line 9. */
export function inText(name: string, text: string, ...says: string[]): Mistake {
  return mistake(name, pageText(`With ${name}`, text), ...says);
}

/** A mistake in a fenced block of a page, whose first line is line 10. */
export function inFence(name: string, language: string, code: string, ...says: string[]): Mistake {
  return inText(name, `\`\`\`${language}\n${code}\n\`\`\``, ...says);
}

/** A change of a file that is there, and all that is said of it: where, by what stands there, and what. */
export type Edit = { name: string; file: string; from: string; to: string; says: readonly Said[] };
type Said = { in?: string; at: string; column?: number; what: string };

/** What an edit's writer reads; the line is that of `at` in the file as it is then. */
export function messagesOf(edit: Edit, read: (file: string) => string): string[] {
  return edit.says.map(({ in: file = edit.file, at, column, what }) => {
    const [before = "", after] = read(file).split(at, 2);
    if (after === undefined) throw new Error(`${file} does not have ${at}.`);
    const place = [file, before.split("\n").length, column].filter((part) => part !== undefined);
    return `${place.join(":")}  ${what}`;
  });
}

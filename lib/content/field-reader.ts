import { didYouMean } from "./nearest-word.mjs";
import type { Problem } from "./problem";

/** What a page's fields hold, as YAML gives it, and where each of them stands. */
type Written = { file: string; record: Readonly<Record<string, unknown>>; lineOf: (field: string) => number };

/** Reads the fields above a page's text one by one, and keeps every problem found on the way, with its line and cure. */
export class FieldReader {
  readonly problems: Problem[] = [];
  private readonly written: Written;

  constructor(written: Written) {
    this.written = written;
  }

  /** Reports every field that is none of these. */
  allowOnly(fields: readonly string[]): void {
    for (const name of Object.keys(this.written.record)) {
      if (fields.includes(name)) continue;
      const cure = didYouMean(name, fields) ?? `Remove it; the fields are ${fields.join(", ")}.`;
      this.report(name, `Unknown frontmatter field "${name}".`, cure);
    }
  }

  /** A text, in one line, whatever its length: one that is too long is a problem, and still a text. */
  text(field: string, { min, max }: { min: number; max: number }, isRequired: boolean): string | undefined {
    const found = this.written.record[field];
    if (found === undefined || found === null) {
      const cure = `Add "${field}: …" (${min} to ${max} characters).`;
      if (isRequired) this.report(field, `The field "${field}" is missing.`, cure);
      return undefined;
    }
    if (typeof found !== "string") {
      const what = `The field "${field}" is ${JSON.stringify(found)}, not a text.`;
      this.report(field, what, "Put the value in double quotes.");
      return undefined;
    }
    const value = inLine(found);
    const { length } = value;
    if (length < min || length > max) {
      const count = `${length} character${length === 1 ? "" : "s"}`;
      this.report(field, `The field "${field}" has ${count}: "${value}".`, `Make it ${min} to ${max} characters long.`);
    }
    const [sign] = markup.exec(value) ?? [];
    if (sign !== undefined) {
      const what = `The field "${field}" has "${sign}", which is published as it is typed.`;
      this.report(field, what, "Write words alone; for an element, what it stands for.");
    }
    if (/^[“”‘’].*[“”‘’]$/.test(value)) {
      const what = `The field "${field}" stands in curly quotes, which readers would see.`;
      this.report(field, what, "Write straight quotes, or none.");
    }
    return value;
  }

  /** A list of texts, each with words and each once, whatever its capitals; an empty one where there is none. */
  list(field: string): string[] {
    const found = this.written.record[field];
    if (found === undefined || found === null) return [];
    if (!Array.isArray(found)) {
      this.report(field, `The field "${field}" is not a list of texts.`, `Write "${field}: [first, second]".`);
      return [];
    }
    const other = found.find((entry) => typeof entry !== "string");
    if (other !== undefined) {
      const what = `The field "${field}" has ${JSON.stringify(other)}, which is not a text.`;
      this.report(field, what, "Put it in double quotes.");
      return [];
    }
    const texts = found.map(inLine);
    const folded = texts.map((text) => text.toLowerCase());
    if (texts.includes(""))
      this.report(field, `The field "${field}" has a text without words.`, "Write its words, or remove it.");
    const again = texts.find((text, at) => text !== "" && folded.indexOf(text.toLowerCase()) < at);
    if (again) this.report(field, `The field "${field}" has "${again}" a second time.`, "Keep one of the two.");
    return texts;
  }

  /** The page's type, one of these. */
  pageType<T extends string>(types: readonly T[]): T | undefined {
    const found = this.written.record.type;
    const type = types.find((known) => known === found);
    const what = found === undefined ? 'The field "type" is missing.' : `Unknown page type ${JSON.stringify(found)}.`;
    if (!type) this.report("type", what, `Write one of: ${types.join(", ")}.`);
    return type;
  }

  private report(field: string, what: string, cure: string): void {
    const { file, lineOf } = this.written;
    this.problems.push({ file, line: lineOf(field), what, cure });
  }
}

/** What begins Markdown or an element, which is read in a page's text alone. */
const markup = /<\/?[A-Za-z]\w*|\*\*|`|\]\(|&(?:#\d+|[a-z]{2,});/;

/** Of a text that YAML folds, its last line's end is a part. Whoever lists titles and keywords by lines must find none. */
const inLine = (text: string) => text.replace(/\s+/g, " ").trim();

import type { PlacedFault } from "./problem";

const named = new Map([
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&amp;", "&"],
  ["&quot;", '"'],
  ["&apos;", "'"],
  ["&nbsp;", "a space"],
]);

/** Between letters, it was to keep a sentence from emphasis. A path of Windows or a pattern has others. */
const escaped = /(?<=\p{L})\\([_*])(?=\p{L})/u;
const otherBackslash = /\\(?![_*])/;

/** A tag shows that the code is of HTML, where a sign has to be written by its name. */
const tag = /<\/?[a-z!]/i;

/** Elements for which the page gets a value of the app; the opening tag with its attribute, as writers write it. */
const factTag = /<(?:Fact|FactSum) of=/;

/** What a writer has escaped in code within a sentence, where nothing is: the escape would be read. So would a fact's tag. */
export function codeEscapes({ text, line }: { text: string; line?: number | undefined }): PlacedFault[] {
  if (factTag.test(text)) {
    const what = `The code "${text}" is published as it stands: no fact is put into code.`;
    return [{ line, what, cure: "Take the backticks away." }];
  }
  const [, sign] = otherBackslash.test(text) ? [] : (escaped.exec(text) ?? []);
  if (sign !== undefined) return [fault(line, `The code "${text}" is published with its backslash.`, sign)];
  // Alone, the name itself is meant.
  const [name = ""] = tag.test(text) ? [] : (/(?<=.)&[a-z]+;|&[a-z]+;(?=.)/.exec(text) ?? []);
  const meant = named.get(name);
  return meant === undefined ? [] : [fault(line, `The code "${text}" is published with ${name} as it stands.`, meant)];
}

const fault = (line: number | undefined, what: string, sign: string): PlacedFault => ({
  line,
  what,
  cure: `In backticks, write the sign itself: ${sign}.`,
});

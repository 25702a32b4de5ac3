import { expect, it } from "vitest";
import { changeOutsideCode } from "./outside-code";

const shout = (twin: string) => changeOutsideCode(twin, (text) => text.toUpperCase());

it.each(["", "> ", "- ", "* ", "+ ", "3. ", "4) ", "- [ ] ", "* [x] ", "[^1]: ", "> - 2) "])(
  "a fence that begins behind %j is code, and what follows it is none",
  (marker) => {
    const indent = marker.replaceAll(/[^>]/g, " ");
    const fence = ["```md", "a `", "```"].map((line, at) => (at === 0 ? marker : indent) + line).join("\n");
    expect(shout(`b\n\n${fence}\n\nc\n`)).toBe(`B\n\n${fence}\n\nC\n`);
  },
);

it.each([
  ["code of three signs at the beginning of a line", "``` a ` b ``` c\n\nd", "``` a ` b ``` C\n\nD"],
  ["a footnote's name", "[^a]: b `c`", "[^A]: B `c`"],
])("%s", (_, twin, shouted) => expect(shout(twin)).toBe(shouted));

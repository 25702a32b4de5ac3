import { describe, expect, it } from "vitest";
import { placeOf } from "./place";
import { proseOf, withoutNotes } from "./prose";

/** What is left to read, without the blanks. */
const read = (source: string) => proseOf(source).split(/\s+/).filter(Boolean).join(" ");

describe("the words of a page are", () => {
  it.each([
    ["its text", "Open **Inbox**.", "Open **Inbox**."],
    ["no code", "Run `devlog log` and ``a ` b`` now.", "Run and now."],
    ["no fence", "Do\n\n```bash\nrepo\n```\n\nthis", "Do this"],
    ["no code beside a backtick", "Press \\` and `repo` now.", "Press and now."],
    ["no fence with a longer end", "Do\n\n```bash\nrepo\n````\n\nthis CV", "Do this CV"],
    ["no fence inside a list", "1. Do\n\n   ```bash\n   repo\n   ```\n\n2. this", "1. Do 2. this"],
    [
      "the words of a link, not its address",
      "[Cover letters](/docs/cover-letters/#cv) exist.",
      "[Cover letters exist.",
    ],
    ["a picture's text and caption", '![An entry](/docs/cv.svg "Your log")', "![An entry Your log"],
    [
      "no name of a reference",
      "[A page][my-CV] and[^repo]\n\n[my-CV]: /docs/cv/\n[^repo]: Words",
      "[A page] and : Words",
    ],
    ["no bare address", "See https://example.com/repo now", "See now"],
    ["a heading without its id", "## Undo [#cv, #old]", "## Undo"],
    ["an element's title and label", '<Card title="A CV" href="/docs/cv/">x</Card>', "A CV x"],
    ["no fact", 'Up to <Fact of="a.b.max" /> tags', "Up to tags"],
    ["no comment", "a {/* CV */} b", "a b"],
    [
      "title and description, not keywords",
      "---\ntitle: A\nkeywords: [cv]\ndescription: B\n---\n\nC",
      "title: A description: B C",
    ],
    [
      "a folded description",
      "---\ntype: guide\ndescription: >-\n  A CV\n  or B\n---\n\nC",
      "description: >- A CV or B C",
    ],
    ["no keywords on lines of their own", "---\ntitle: A\nkeywords:\n  - cv\n---\n\nC", "title: A C"],
  ])("%s", (_, source, words) => expect(read(source)).toBe(words));

  it("what writers tell one another is left out, and no code that looks so", () => {
    const source = "a {/* b\nc */} d\n\n```js\n{/* e */}\n```\n{/* f */}";
    expect(withoutNotes(source)).toHaveLength(source.length);
    expect(withoutNotes(source).replace(/ +/g, " ")).toBe("a \n d\n\n```js\n{/* e */}\n```\n ");
  });

  it("and stay in their places", () => {
    const source = "---\ntitle: x\n---\n\nRun `x`,\n```sh\na\n```\nthen a CV.";
    expect(proseOf(source)).toHaveLength(source.length);
    expect(placeOf(source, proseOf(source).indexOf("CV"))).toEqual({ line: 9, column: 8 });
  });
});

import { describe, expect, it } from "vitest";
import { parseFrontmatter } from "./frontmatter";
import { lineOfRelated } from "./frontmatter-block";

const description = "d".repeat(120);
const page = (yaml: string) => `---\n${yaml}\n---\n\nText.\n`;
const good = `title: Create an entry\ndescription: ${description}\ntype: how-to`;
const read = (source: string) => parseFrontmatter("content/a.mdx", source);

describe("parseFrontmatter", () => {
  it("reads the required fields and fills in the lists", () => {
    expect(read(page(good)).frontmatter).toEqual({
      title: "Create an entry",
      description,
      type: "how-to",
      keywords: [],
      related: [],
    });
  });

  it("reads the optional fields", () => {
    const { frontmatter } = read(page(`${good}\nsidebarLabel: Create\nkeywords: [a, b]\nrelated:\n  - inbox`));
    expect(frontmatter).toMatchObject({ sidebarLabel: "Create", keywords: ["a", "b"], related: ["inbox"] });
  });

  it("reads a value that another field has by its name, and a kind of YAML's own", () => {
    const { frontmatter } = read(
      page(`${good}\nsidebarLabel: !!str 429\nkeywords: &these [a, "!b", R&D]\nrelated: *these`),
    );
    expect(frontmatter).toMatchObject({ sidebarLabel: "429", related: ["a", "!b", "R&D"] });
  });

  it("reads what a writer remarks behind quotes, and in a line of its own", () => {
    const { frontmatter } = read(page(`${good}\nsidebarLabel: "#1" # The first\n# Two\nkeywords: [a]\n  # of them`));
    expect(frontmatter).toMatchObject({ sidebarLabel: "#1", keywords: ["a"] });
  });

  it("reads lines that end in spaces", () => {
    expect(read(page(good).replaceAll("\n", " \n")).frontmatter?.title).toBe("Create an entry");
  });

  it("reads a text over several lines as one", () => {
    const folded = good
      .replace("Create an entry", ">\n  Create\n  an entry")
      .replace(description, `|\n  ${description}`);
    const { frontmatter } = read(page(`${folded}\nkeywords: ["a\\tb", "c\\nd"]`));
    expect(frontmatter).toMatchObject({ title: "Create an entry", description, keywords: ["a b", "c d"] });
  });

  it.each(["Entries < 5 and > 2", "2 * 3, [a], (b), and snake_case", "Questions & answers: #1?"])(
    "reads signs that are no Markdown: %s",
    (title) => expect(read(page(good.replace("Create an entry", `"${title}"`))).frontmatter?.title).toBe(title),
  );

  it.each([
    ["an empty block", "---\n---\n\nText.", 1, '"title" is missing'],
    ["Latin 1, as it is read", page(good.replace("Create", "Cr\uFFFDate")), 2, "A character here is not UTF-8"],
    ["UTF-16, as it is read", page(good).replace(/./gs, "$&\0"), 1, "A character here is not UTF-8"],
    ["no frontmatter", "Text.", 1, "does not begin with frontmatter"],
    ["an unclosed block", "---\ntitle: x\n", 1, "is not closed"],
    ["a block after an empty line", `\n${page(good)}`, 1, "does not begin on the first line"],
    ["a field that stands twice", page(`${good}\ntype: how-to`), 5, '"type" stands here a second time'],
    ["a tab", page(`${good}\nkeywords:\n\t- a`), 6, "begins with a tab"],
    ["a colon in a value", page(good.replace("Create an", "Create: an")), 2, '"title" has a colon in it'],
    ["a field without a space", page(good.replace("title: ", "title:")), 2, "is not a field"],
    ["quotes that stay open", page(good.replace("Create", '"Create')), 2, "quotes that begin here are not closed"],
    ["the second quotes", page(`sidebarLabel: "A"\n${good.replace("how", "'how")}`), 5, "quotes that begin here"],
    ["quotes that stay open before others", page(`title: "A\ndescription: "B"`), 2, "quotes that begin here"],
    ["quotes in a list", page(`${good}\nkeywords:\n  - "a\n  - b\nrelated: []`), 6, "quotes that begin here"],
    ["a no-break space", page(good.replace("type: ", "type:\u00A0")), 4, 'The space after "type:" is one'],
    ["one that is narrow", page(good.replace("title: ", "title:\u202F")), 2, 'The space after "title:" is one'],
    ["one behind a plain one", page(good.replace("type: ", "type: \u00A0")), 4, 'The space after "type:" is one'],
    ["one alone", page(`related:\u00A0\n  - a\n${good}`), 2, 'The space after "related:" is one'],
    ["curly quotes", page(good.replace("Create an entry", "“Create an entry”")), 2, "curly quotes"],
    ["a mark of a kind", page(good.replace("Create an", "!Create an")), 2, '"!Create" is to YAML a mark'],
    ["a name that nothing asks for", page(`${good}\nkeywords:\n  - &a b`), 6, '"&a" is to YAML a mark'],
    [
      "a text that is a comment from its first sign on",
      page(`${good}\nsidebarLabel: #1 guide`),
      5,
      'The value of "sidebarLabel" ends before its " #"',
    ],
    [
      "a comment in a list",
      page(`${good}\nkeywords:\n  - issue #12`),
      6,
      'The value of "keywords" ends before its " #"',
    ],
    ["a name of a value around it", page(`${good}\nkeywords: &all [*all]`), 5, '"*all" stands inside the value'],
    ["broken YAML", page(`${good}\nkeywords: [a`), 5, "not valid YAML"],
    ["an unknown field", page(`${good}\ntitel: x`), 5, 'Unknown frontmatter field "titel"'],
    ["a missing title", page(`description: ${description}\ntype: how-to`), 1, '"title" is missing'],
    ["a missing description", page("title: Inbox\ntype: how-to"), 1, '"description" is missing'],
    ["a missing type", page(`title: Inbox\ndescription: ${description}`), 1, '"type" is missing'],
    [
      "one that the text has",
      `${page(`title: Inbox\ndescription: ${description}`)}type: how-to\n`,
      1,
      '"type" is missing',
    ],
    ["an unknown type", page(good.replace("how-to", "guide")), 4, 'Unknown page type "guide"'],
    ["a title that is a number", page(good.replace("Create an entry", "429")), 2, "not a text"],
    ["a short description", page(good.replace(description, "Too short.")), 3, "has 10 characters"],
    ["a long description", page(good.replace(description, "d".repeat(161))), 3, "has 161 characters"],
    ["an element", page(good.replace("Create an entry", 'Up to <Fact of="a" />')), 2, '"title" has "<Fact", which'],
    ["emphasis", page(good.replace("dddd", "d **d**")), 3, '"description" has "**", which'],
    ["code", page(good.replace("dddd", "d `d`")), 3, '"description" has "`", which'],
    ["a link", page(`${good}\nsidebarLabel: "[a](/docs/)"`), 5, '"sidebarLabel" has "](", which'],
    ["a keyword that is no list", page(`${good}\nkeywords: a`), 5, "not a list"],
    ["a keyword without words", page(`${good}\nkeywords: [a, " "]`), 5, "a text without words"],
    ["a keyword that stands twice", page(`${good}\nkeywords: [cv, a, CV]`), 5, 'has "CV" a second time'],
    ["a related page that stands twice", page(`${good}\nrelated: [a, a]`), 5, 'has "a" a second time'],
    ["a list instead of fields", page("- a\n- b"), 1, '"title" is missing'],
  ])("stops at %s", (_, source, line, what) => {
    const [problem] = read(source).problems ?? [];
    expect(problem?.what).toContain(what);
    expect(problem?.line).toBe(line);
    expect(problem?.cure.length).toBeGreaterThan(10);
  });

  it("says which field an unknown one was meant to be", () => {
    expect(read(page(`${good}\ntitel: x`)).problems?.[0]?.cure).toBe('Did you mean "title"?');
  });

  it.each([
    ["Inbox: what waits", "Inbox: what waits"],
    ['Say "hi": now', 'Say "hi": now'],
    ['A: "b"', 'A: "b"'],
    ["C:\\x: y ", "C:\\x: y"],
    ['"Say "hi": now"', 'Say "hi": now'],
    ['"Say \\"hi" now"', 'Say "hi" now'],
  ])("a title that stops it is read as its cure says: %s", (written, title) => {
    const [problem] = read(page(good.replace("Create an entry", written))).problems ?? [];
    const [cure = ""] = /title: .*$/.exec(problem?.cure ?? "") ?? [];
    expect(read(page(good.replace("title: Create an entry", cure))).frontmatter?.title).toBe(title);
  });

  it("reports every problem at once", () => {
    expect(read(page("titel: x")).problems).toHaveLength(4);
  });
});

describe("lineOfRelated", () => {
  it.each([
    ["in a list below the field", "related:\n  - cli\n  - inbox", 7],
    ["in quotes", 'related:\n- "inbox"', 6],
    ["beside the field", "related: [inbox]", 5],
    ["in a list of another field", "related: [inbox]\nkeywords:\n  - inbox", 5],
  ])("finds a page %s, and none in the text", (_, related, line) => {
    expect(lineOfRelated(`${page(`${good}\n${related}`)}\n- inbox\n`, "inbox")).toBe(line);
  });
});

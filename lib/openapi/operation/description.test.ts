import { describe, expect, it } from "vitest";
import { descriptionHtml, leadOf, pageDescriptionHtml } from "./description";

describe("descriptionHtml", () => {
  it.each([
    ["nothing", undefined, ""],
    ["one plain line", "The project's name, 1 to 80 characters.", "<p>The project's name, 1 to 80 characters.</p>"],
    ["marks", "A **bold** `code`", "<p>A <strong>bold</strong> <code>code</code></p>"],
    ["a link", "[x](https://a.example/?a=1&b=2)", '<p><a href="https://a.example/?a=1&#x26;b=2">x</a></p>'],
    ["a page of this site", "[x](/docs/api/errors/)", '<p><a href="/docs/api/errors/">x</a></p>'],
    ["a heading", "## Limits\n\nText.", "<p><strong>Limits</strong></p><p>Text.</p>"],
    ["braces as text", "Use `{{company}}` and {id}.", "<p>Use <code>{{company}}</code> and {id}.</p>"],
    ["an import as text", 'import x from "y"', '<p>import x from "y"</p>'],
    ["angle brackets of no element", "a < b > c", "<p>a &#x3C; b > c</p>"],
    [
      "a table that can be scrolled",
      "| a |\n|---|\n| b |",
      '<div role="group" tabindex="0" data-scrolls="" aria-label="Table"><table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table></div>',
    ],
    [
      "a path that a narrow column breaks at its steps",
      "| `/projects/{project_id}/repositories` |\n|---|\n| `/projects` |",
      '<div role="group" tabindex="0" data-scrolls="" aria-label="Table"><table><thead><tr><th><code>/projects<wbr>/{project_id}<wbr>/repositories</code></th></tr></thead><tbody><tr><td><code>/projects</code></td></tr></tbody></table></div>',
    ],
    ["a picture's words", "![A plan](https://a.example/p.png)", "<p>A plan</p>"],
    ["paragraphs of HTML", "<p>Use <b>it</b>.</p>\n\n<p>Two.</p>", "<p>Use <b>it</b>.</p><p>Two.</p>"],
    ["a link of HTML", 'See <a href="https://x.example">x</a>.', '<p>See <a href="https://x.example">x</a>.</p>'],
    ["the words of a link that runs", '<a href="javascript:alert(1)">x</a>', "<p><a>x</a></p>"],
    ["a list of HTML", "<ul><li>x</li><li>y</li></ul>", "<ul><li>x</li><li>y</li></ul>"],
    ["Markdown between HTML", "<div>\n\n*a*\n\n</div>", "<div><p><em>a</em></p></div>"],
    ["a break", "one<br>two<BR/>three", "<p>one<br>two<br>three</p>"],
    ["the words of an unknown element", "<font color=red>x</font>", "<p>x</p>"],
    ["types", "<T> is Map<String, List<B>>", "<p>&#x3C;T> is Map&#x3C;String, List&#x3C;B>></p>"],
    ["a name to be filled in", "Send ?code=<code>&id=<id>", "<p>Send ?code=&#x3C;code>&#x26;id=&#x3C;id></p>"],
    ["what follows a script", "a <script>b</script> c", "<p>a  c</p>"],
    ["what follows a script that nothing ends", "a <script> c", "<p>a &#x3C;script> c</p>"],
    ["what follows a title", "a <title> *c*", "<p>a &#x3C;title> <em>c</em></p>"],
    ["the words beside a stray end", "a</p> b</i>", "<p>a</p> b&#x3C;/i>"],
  ])("keeps %s", (_, text, html) => expect(descriptionHtml(text).replaceAll(/>\n</g, "><")).toBe(html));

  it.each([
    ["a script", "<script>alert(1)</script>"],
    ["a script in a line", "a <script>alert(1)</script> b"],
    ["an event handler", '<img src=x onerror="alert(1)">'],
    ["a link that runs", "[x](javascript:alert(1))"],
    ["a link that runs, escaped", "[x](java&#115;cript:alert(1))"],
    ["data in a link", "[x](data:text/html;base64,PHNjcmlwdD4=)"],
    ["an autolink that runs", "<javascript:alert(1)>"],
    ["an element with a style", '<p style="position:fixed">x</p>'],
    ["a form", '<form action="https://evil.example"><input name=a></form>'],
    ["a frame", "<iframe src=https://evil.example></iframe>"],
    ["a link of HTML that runs", '<a href=" java\nscript:alert(1)" onclick=alert(1)>x</a>'],
    ["a script in capitals", "<SCRIPT>alert(1)</SCRIPT>"],
    ["a script within a script", "<scr<script></script>ipt>alert(1)</script>"],
    ["a drawing that runs", '<svg><a href="javascript:alert(1)"><script>alert(1)</script></a></svg>'],
    ["a template", "<template><img src=x></template>"],
    ["an attribute that ends early", '<b title="a><img src=x>">x</b>'],
    ["a comment that ends early", "<!--><img src=x>-->"],
    ["an id", '<a id="main">x</a>'],
    ["a footnote's ids", "a[^1]\n\n[^1]: note"],
    ["a task's box", "- [x] done"],
  ])("leaves out %s", (_, text) => {
    expect(descriptionHtml(text)).not.toMatch(
      /<(script|img|form|input|iframe)|\son\w+=|href="(?!https?:|#|\/)|style=|\sid=/i,
    );
  });

  it("is not exhausted by elements in elements", () => {
    const html = descriptionHtml(`${"<b><p><i>".repeat(1000)}x${"</i></b>".repeat(1000)}`);
    expect(html).toContain("x");
  });

  it("the short way for plain text says what the long one would", () => {
    for (const text of ["a", "It's (so) 50% more; a-b: c.", "“Quoted”, é, 日本", "A: b. C!\nD? e/f", "Ends in +"]) {
      // Emphasis makes it take the long way.
      expect(descriptionHtml(`${text} *x*`)).toBe(`<p>${text} <em>x</em></p>`);
      expect(descriptionHtml(text)).toBe(`<p>${text}</p>`);
    }
  });
});

it("pageDescriptionHtml keeps headings, the shallowest at level 2, with ids of the page's choice", () => {
  const html = pageDescriptionHtml("# One\n\n### Two", ({ level, text }) => `${level}-${text.toLowerCase()}`);
  expect(html).toBe('<h2 id="2-one">One</h2>\n<h4 id="4-two">Two</h4>');
});

it.each([
  ["Creates a **project**. Its key is unique.", "Creates a project."],
  ["# Title\n\nOne line without an end", "One line without an end"],
  ["At most 1.5 MB. More.", "At most 1.5 MB."],
  ["Lists projects, e.g. archived ones. More.", "Lists projects, e.g. archived ones."],
  ["Days in the U.S. are told otherwise. More.", "Days in the U.S. are told otherwise."],
  ["Is it plan B? It is plan B.", "Is it plan B?"],
  ["It is plan B. More.", "It is plan B."],
  ["Ends at 5 p.m.", "Ends at 5 p.m."],
  [undefined, ""],
])("leadOf(%j) is %j", (text, lead) => expect(leadOf(text)).toBe(lead));

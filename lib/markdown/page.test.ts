import { describe, expect, it } from "vitest";
import { pageMarkdown, type ShownPage } from "./page";

const page: ShownPage = { href: "/docs/cli/log/", title: "devlog log", html: "", related: [] };
/** The Markdown of a piece of an article, without the page's head. */
const ofArticle = (html: string) =>
  pageMarkdown({ ...page, html: `<p>Begin.</p>${html}` })
    .split("Begin.\n")[1]
    ?.trim();

describe("pageMarkdown", () => {
  it("begins with title, lead, and where the page is, and ends with what to read next", () => {
    const related = [{ href: "/docs/inbox/", title: "Inbox", description: "What waits." }];
    const whole = { ...page, title: "Use `log` [1]", lead: "What it is.", updated: "2026-11-20", related };
    expect(pageMarkdown({ ...whole, html: "<p>Text.</p>" })).toBe(`# Use \\\`log\\\` \\[1]

> What it is.

- Page: <https://docs.devlog.example/docs/cli/log/>
- Last updated: 2026-11-20
- Other pages: <https://docs.devlog.example/docs/cli/llms.txt>

Text.

## Related pages

- [Inbox](https://docs.devlog.example/docs/inbox.md): What waits.
`);
  });

  it("begins with what a page has that has neither lead nor age", () =>
    expect(pageMarkdown({ ...page, html: "<p>Text.</p>" })).toBe(`# devlog log

- Page: <https://docs.devlog.example/docs/cli/log/>
- Other pages: <https://docs.devlog.example/docs/cli/llms.txt>

Text.
`));

  it("leads to the twins of other pages, and stays within its own", () =>
    expect(
      ofArticle(
        '<p><a href="/docs/">a</a> <a href="/docs/x/y/?os=linux#z">b</a> <a href="#z">c</a> <a href="/docs/cli/log/#f">f</a> <a href="/openapi.yaml">d</a> <a href="https://x.example/">e</a></p><h2 id="z">Z</h2><p id="f">F</p>',
      ),
    ).toBe(
      '[a](https://docs.devlog.example/docs/index.md) [b](https://docs.devlog.example/docs/x/y.md?os=linux#z) [c](#z) [f](#f) [d](https://docs.devlog.example/openapi.yaml) [e](https://x.example/)\n\n## Z\n\nF<a id="f"></a>',
    ));

  it.each([
    ["a heading without the link to itself", '<h2 id="a-b"><a href="#a-b">A <code>b</code></a></h2>', "## A `b`"],
    ["a heading that begins with words", '<h3 id="get-a">GET <code>/a</code></h3>', "### GET `/a`"],
    ["a heading whose words a paragraph has, too", '<p>Z</p><h2 id="z">Z</h2>', "Z\n\n## Z"],
    ["a heading with an id of its own", '<h2 id="b"><a href="#b">A</a></h2>', '## A<a id="b"></a>'],
    [
      "a heading with an older id, too",
      '<h2 id="a"><a href="#a"><span id="b" class="alias"></span>A</a></h2>',
      '## A<a id="b"></a>',
    ],
    [
      "a heading whose words the title has, too, by the id that the page gives it",
      '<h2 id="devlog-log">devlog log</h2><h2 id="a">A</h2><h2 id="a-1">A</h2>',
      '## devlog log<a id="devlog-log"></a>\n\n## A\n\n## A',
    ],
    [
      "a status that can be led to",
      '<details id="s"><summary>400</summary><p>a</p></details>',
      '**400<a id="s"></a>**\n\na',
    ],
    [
      "a row that can be led to",
      '<table><tr><th>A</th><th>B</th></tr><tr id="r"><td><code>c</code><a href="#r" aria-label="Link to c">#</a></td><td>d</td></tr></table>',
      '| A | B |\n| - | - |\n| `c`<a id="r"></a> | d |',
    ],
    [
      "a box that can be led to, in its first line",
      '<div id="x"><div><p>a</p><p>b</p></div></div>',
      'a<a id="x"></a>\n\nb',
    ],
    ["a box without a line of its own", '<div id="x"><pre><code>a</code></pre></div>', '<a id="x"></a>\n\n```\na\n```'],
    [
      "a field of the API without the link to itself",
      '<ul><li id="f"><p><code>f</code> <b>required</b> <a href="#f" aria-label="Link to f">#</a></p></li></ul>',
      '- `f` **required** <a id="f"></a>',
    ],
    [
      "the title of a list of fields",
      '<p data-list="">Header fields</p><ul><li>a</li></ul>',
      "**Header fields**\n\n- a",
    ],
    [
      "an event without the link to itself",
      '<ol><li id="e"><p data-list=""><code>e.f</code> <a href="#e" aria-label="Link to e.f">#</a></p><p>a</p></li></ol>',
      '1. **`e.f` <a id="e"></a>**\n\n   a',
    ],
    ["code that ends in a space", "<p>after <code>$ </code> comes</p>", "after `$ ` comes"],
    ["keys", "<p><kbd>Ctrl</kbd> + <kbd>K</kbd></p>", "`Ctrl` + `K`"],
    ["a callout", '<div data-kind="note"><p><svg></svg> Note</p><div><p>Text.</p></div></div>', "> [!NOTE]\n> Text."],
    [
      "a callout with a title of its own, which begins with a list",
      '<div data-kind="danger"><p>No way back</p><div><ul><li>a</li></ul></div></div>',
      "> [!CAUTION]\n> **No way back**\n>\n> - a",
    ],
    ["a callout of a list", "<div data-kind=tip><p>Tip</p><div><ul><li>a</ul></div></div>", "> [!TIP]\n>\n>\n> - a"],
    [
      "tabs, each under its label",
      '<div data-tabs="os"><div role="radiogroup"><label><input type="radio"> Linux</label></div><div data-label="Linux"><p>a</p></div><div data-label="macOS">b</div></div>',
      "**Linux**\n\na\n\n**macOS**\n\nb",
    ],
    ["details, opened", "<details><summary>More of <code>x</code></summary><p>a</p></details>", "**More of `x`**\n\na"],
    [
      "terms",
      "<dl><dt>Scope</dt><dd><code>a:b</code></dd><dt>Limit</dt><dd>1</dd></dl>",
      "- **Scope**: `a:b`\n- **Limit**: 1",
    ],
    [
      "terms that share what they stand for",
      "<dl><dt>Key</dt><dt>To<code>k</code>en</dt><dd>Both sign.</dd><dd>Both end.</dd><dt>Scope</dt><dd>What it may.</dd></dl>",
      "- **Key, To`k`en**: Both sign.\n- **Key, To`k`en**: Both end.\n- **Scope**: What it may.",
    ],
    [
      "what is raised and lowered",
      "<p>10<sup>6</sup> of H<sub>2</sub>O</p><table><tr><th>A</th></tr><tr><td>m<sup>2</sup></td></tr></table>",
      "10<sup>6</sup> of H<sub>2</sub>O\n\n| A |\n| - |\n| m<sup>2</sup> |",
    ],
    [
      "a picture with a caption",
      '<p><span><img src="/docs/images/a.svg" alt="A"><span>Caption.</span></span></p>',
      '![A](https://docs.devlog.example/docs/images/a.svg "Caption.")',
    ],
    ["a picture without a caption", '<p><img src="/a.svg" alt="A"></p>', "![A](https://docs.devlog.example/a.svg)"],
    ["words as picture and caption", "<p>a<em>b</em>c <span><em>a</em><b>c</b></span></p>", "a*b*c *a*__c__"],
    [
      "a drawing in words",
      '<figure><div role="img" aria-label="A line."><svg></svg></div><figcaption>Caption.</figcaption></figure>',
      "Diagram: A line.\n\nCaption.",
    ],
    [
      "the address of an operation",
      '<div data-code="http"><span data-method="get">GET</span> <code><span>https://x</span>/y</code><button>Copy</button></div>',
      "**GET** `https://x/y`",
    ],
    ["a task list", '<ul><li><input type="checkbox" checked disabled> a</li></ul>', "- [x] a"],
    ["a list of more than lines", "<ul><li><p>a</p><pre><code>b</code></pre></ul>", "- a\n\n  ```\n  b\n  ```"],
    ["a tight list in a tight list", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>", "- a\n  - b\n- c"],
    [
      "a table",
      "<div><table><thead><tr><th>A</th></tr></thead><tbody><tr><td><code>a|b</code></td></tr></tbody></table></div>",
      "| A |\n| - |\n| `a\\|b` |",
    ],
    [
      "a cell of several lines in one",
      "<table><tr><th>A</th><th>B<br>b</th></tr><tr><td>x<ul><li>one</li><li><em>two</em><ol><li>3</li></ol></li></ul>y</td><td><p>a</p><p>b<br>c</p></td></tr></table>",
      "| A | B<br>b |\n| - | - |\n| x<br>one<br>*two*<br>3<br>y | a<br>b<br>c |",
    ],
    [
      "a row that can be led to, and begins with a list",
      '<table><tr><th>A</th></tr><tr id="r"><td><ul><li>a</li><li>b</li></ul></td></tr></table>',
      '| A |\n| - |\n| a<br>b<a id="r"></a> |',
    ],
    [
      "footnotes",
      '<p>a<sup><a href="#fn" data-footnote-ref="">1</a></sup></p><section data-footnotes="true"><h2>Footnotes</h2><ol><li><p>b <a data-footnote-backref="" href="#r">↩</a></p></li></ol></section>',
      "a[^1]\n\n## Footnotes\n\n[^1]: b",
    ],
  ])("says %s", (_, html, markdown) => expect(ofArticle(html)).toBe(markdown));

  describe("code", () => {
    const block = (inner: string, language = "json", title = "") =>
      `<figure data-code="${language}"><figcaption><span${title ? ' data-titled=""' : ""}>${title || "JSON"}</span><button>Copy</button></figcaption><pre><code>${inner}</code></pre></figure>`;

    it.each([
      [
        "loses its colors and keeps its spaces",
        block('{\n  <span class="ts">"a"</span>:  1\n}'),
        '```json\n{\n  "a":  1\n}\n```',
      ],
      ["has a title where the page gives it one", block("a", "text", "a.txt"), '```text title="a.txt"\na\n```'],
      [
        "has prompts before its commands",
        block(
          '<span class="cmd">a \\\n</span><span class="cmd more">  b\n</span><span class="out">c\n</span>',
          "console",
        ),
        "```console\n$ a \\\n  b\nc\n```",
      ],
      [
        "has marks before changed lines",
        block('<span class="ln">a\n</span><span class="ln del">b\n</span><span class="ln ins">c\n</span>', "toml"),
        "```diff\n  a\n- b\n+ c\n```",
      ],
      [
        "has marks before lines that are all new or as they were",
        block('<span class="ln">a\n</span><span class="ln ins">b\n</span>', "toml"),
        "```diff\n  a\n+ b\n```",
      ],
      ["with fences in it gets longer ones", block("```\na\n```", "text"), "````text\n```\na\n```\n````"],
      ["of an API description has no language", "<pre><code>  a\n    b \n</code></pre>", "```\n  a\n    b \n```"],
    ])("%s", (_, html, markdown) => expect(ofArticle(html)).toBe(markdown));
  });
});

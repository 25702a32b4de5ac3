import { describe, expect, it } from "vitest";
import { readDocument } from "@/lib/openapi/document/read";
import { previewFiles } from "./preview";

const schemes = (scheme: string) => `components: { securitySchemes: { s: ${scheme} } }`;

/** The pages of a document's body, by path. */
async function drawn(body: string, about = ""): Promise<Map<string, string>> {
  const head = `openapi: 3.1.0\ninfo: { title: T, version: "1", ${about} }\n`;
  const { document } = readDocument("a.yaml", head + body);
  if (!document) throw new Error("Not read.");
  const pages = new Map<string, string>();
  for await (const { path, html } of previewFiles(document)) pages.set(path, html);
  return pages;
}

describe("a document's webhooks", () => {
  const body = "requestBody: { content: { application/json: { schema: { properties: { age: { type: integer } } } } } }";

  it("are drawn, each on a page of its own, without any operation", async () => {
    const pages = await drawn(
      `webhooks:\n  pet.born: { post: { summary: A pet is born, ${body} } }\n  宠物: { post: {} }\n`,
    );
    expect([...pages.keys()]).toEqual([
      "index.html",
      "webhooks/index.html",
      "webhooks/pet-born.html",
      "webhooks/webhook.html",
    ]);
    expect(pages.get("webhooks/index.html")).toContain('<a href="pet-born.html">A pet is born</a>');
    expect(pages.get("webhooks/pet-born.html")).toMatch(/POST <code>pet\.born<\/code>.*age/s);
    expect(pages.get("webhooks/pet-born.html")).not.toContain("curl");
  });

  it("say what comes in the header, and what to answer", async () => {
    const parameters = "parameters: [{ name: X-Signature, in: header, required: true, schema: { type: string } }]";
    const responses = "responses: { 2XX: { description: Taken. }, 410: { description: Stop. } }";
    const pages = await drawn(`webhooks: { a: { post: { ${parameters}, ${responses} } } }\n`);
    const page = pages.get("webhooks/a.html");
    expect(page).toMatch(/Header fields<.*<li class="content" id="header\.X-Signature">/s);
    expect(page).toMatch(/Your answer<.*<summary>2XX Success<\/summary>.*Taken\..*410 Gone.*Stop\./s);
  });

  it("stand beside a tag of that name", async () => {
    const pages = await drawn(
      "paths: { /a: { get: { tags: [Webhooks], operationId: a } } }\nwebhooks: { b: { post: {} } }\n",
    );
    expect([...pages.keys()]).toEqual([
      "index.html",
      "webhooks/index.html",
      "webhooks/a.html",
      "webhooks-of-the-service/index.html",
      "webhooks-of-the-service/b.html",
    ]);
  });
});

describe("a tag", () => {
  it.each([
    ["is called as it is written, declared or not", "", "Users / Admin", "users-admin", "Users / Admin"],
    ["is called by its summary", "tags: [{ name: a, summary: All of A }]\n", "a", "a", "All of A"],
    ["says what it is for", "tags: [{ name: a, description: For *all*. }]\n", "a", "a", "<p>For <em>all</em>.</p>"],
    ["has a folder in any writing", "tags: [{ name: 用户 }]\n", "用户", "tag", "用户"],
  ])("%s", async (_, root, tag, folder, said) => {
    const pages = await drawn(`${root}paths: { /a: { get: { tags: ["${tag}"], operationId: a } } }\n`);
    expect(pages.get(`${folder}/index.html`)).toContain(said);
  });
});

it("an API's version without quotes keeps its digits", async () => {
  const { document } = readDocument("a.yaml", "openapi: 3.1.0\ninfo: { title: T, version: 1.10 }\npaths: {}\n");
  if (!document) throw new Error("Not read.");
  for await (const { html } of previewFiles(document)) expect(html).toContain("<title>T 1.10</title>");
});

describe("the first page", () => {
  it.each([
    [
      "",
      "servers: [{ url: /a }, { url: /b, description: For *tests*. }]",
      "<code>/b</code> <div><p>For <em>tests</em>.",
    ],
    [
      "",
      "servers: [{ url: 'https://{r}.example', variables: { r: { default: eu, enum: [eu, us] } } }]",
      "<code>https://{r}.example</code> <div></div><ul><li><code>r</code>: one of <code>eu</code>, <code>us</code>, default <code>eu</code>",
    ],
    ["", "externalDocs: { url: https://a.example/ }", '<a href="https://a.example/">https://a.example/</a>'],
    ["license: { name: MIT, url: https://a.example/mit }", "", '<a href="https://a.example/mit">MIT</a>'],
    ["license: { name: MIT }", "", "<dd>MIT</dd>"],
    ["termsOfService: https://a.example/terms", "", '<a href="https://a.example/terms">'],
    ["contact: { email: a@a.example }", "", '<a href="mailto:a@a.example">a@a.example</a>'],
    ["summary: In short.", "", "<p>In short.</p>"],
    [
      "",
      schemes("{ type: apiKey, in: query, name: k, description: For *everybody*. }"),
      "<dd>API key in the query parameter <code>k</code><div><p>For <em>everybody</em>.</p></div></dd>",
    ],
    [
      "",
      schemes(
        "{ type: oauth2, flows: { a: { tokenUrl: /t, scopes: { r: Reads. } }, b: { tokenUrl: /t, scopes: { r: Reads., w: } } } }",
      ),
      "<ul><li>For tokens (a): <code>/t</code></li><li>For tokens (b): <code>/t</code></li><li>Scope <code>r</code>: Reads.</li><li>Scope <code>w</code></li></ul>",
    ],
    ["", schemes("{ type: openIdConnect, openIdConnectUrl: /d }"), "<li>For discovery: <code>/d</code></li>"],
  ])("draws %s%s", async (about, root, html) => {
    expect((await drawn(`${root}\n`, about)).get("index.html")).toContain(html);
  });
});

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { listFiles } from "@/lib/files/list";
import { words } from "@/lib/mdx/words.mjs";
import { resolvers } from "@/lib/resolvers/resolvers";
import { site } from "@/lib/site/config";
import { brokenAnchors } from "./anchors";
import { projectFolders } from "./project-folders";

const documents = [
  ...["README.md", "CONTRIBUTING.md", "DESIGN.md", "bench/FIGURES.md"],
  ...projectFolders()
    .map((folder) => `${folder}/README.md`)
    .filter((file) => existsSync(file)),
  ...listFiles(".github", /\.(md|yml)$/).map((name) => `.github/${name}`),
];
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
const hosts = [site.origin, site.loginUrl, site.statusUrl].map((address) => new URL(address).host);
/** A page that could be, and a place in an API document. */
const notFiles = ["content/inbox/index.mdx", "components/responses"];
/** Of the published site, and of an example. */
const made = ["turn-page.js", "entry.json", "name.json"];
const folders = [".ci", ".github", ...projectFolders()];
const written = folders.flatMap((folder) => listFiles(folder, /^(?!node_modules\/)/)).map((name) => `/${name}`);
const inFolders = new RegExp(`^(${folders.join("|").replaceAll(".", "\\.")})/`);

describe.each(documents)("%s", (file) => {
  const text = readFileSync(file, "utf8");

  it("links to files that are there", () => {
    const links = [...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, link = ""]) => link);
    const own = links.filter((link) => !/^(https?|mailto):|^\/|…/.test(link));
    expect(own.filter((link) => !existsSync(path.join(path.dirname(file), link)))).toEqual([]);
  });

  it("links to headings that are there", () => {
    const read = (document: string) => {
      const target = path.join(path.dirname(file), document);
      return existsSync(target) ? readFileSync(target, "utf8") : undefined;
    };
    expect(brokenAnchors(text, read)).toEqual([]);
  });

  it("names files and folders that are there", () => {
    const named = [...text.matchAll(/`([^`\s]+\/[^`\s]*)`/g)].map(([, name = ""]) => name);
    const own = named.filter((name) => inFolders.test(name) && !/[{*…]|NAME/.test(name) && !notFiles.includes(name));
    const endings = ["", ".ts", ".tsx", ".mjs", ".js"];
    expect(own.filter((name) => !endings.some((ending) => existsSync(name + ending)))).toEqual([]);
  });

  it("names files by an end that some file has", () => {
    const named = [...text.matchAll(/`([\w][\w.-]*\.(?:md|tsx?|mjs|js|css|json|ya?ml))`/g)].map(
      ([, name = ""]) => name,
    );
    const own = named.filter((name) => !made.includes(name));
    expect(own.filter((name) => !existsSync(name) && !written.some((file) => file.endsWith(`/${name}`)))).toEqual([]);
  });

  it("names commands that are there", () => {
    const named = [...text.matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name = ""]) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it("has the addresses of lib/site/config.ts", () => {
    const named = [...text.matchAll(/\bhttps?:\/\/([\w.-]+\.example)|[\w.-]+@[\w.-]+\.example/g)];
    const isOwn = ([whole, host]: string[]) => (host ? hosts.includes(host) : whole === site.supportEmail);
    expect(named.filter((match) => !isOwn(match)).map(([address]) => address)).toEqual([]);
  });
});

it("each command of package.json is told", () => {
  const text = documents.map((file) => readFileSync(file, "utf8")).join("\n");
  const told = new Set([...text.matchAll(/`npm (?:run )?([a-z][\w:]*)/g)].map(([, name]) => name));
  expect(Object.keys(scripts).filter((name) => !told.has(name))).toEqual([]);
});

it("bench/FIGURES.md has figures of decisions that DESIGN.md has", () => {
  const headings = (text = "") => [...text.matchAll(/^### (.+)$/gm)].map(([, name]) => name);
  const figures = headings(readFileSync("bench/FIGURES.md", "utf8").split("\n## By decision\n")[1]);
  const decisions = headings(readFileSync("DESIGN.md", "utf8"));
  expect(figures).not.toEqual([]);
  expect(figures.filter((name) => !decisions.includes(name))).toEqual([]);
});

it("the form that a reader is led to from a page has the fields that the page fills in", () => {
  const code = readFileSync("components/page/give-feedback.ts", "utf8");
  const [, form, fields = ""] = code.match(/template: "(.+?)", title: [^,]+, (\w+) /) ?? [];
  expect(readFileSync(`.github/ISSUE_TEMPLATE/${form}`, "utf8")).toContain(`id: ${fields}\n`);
});

it("README.md maps every folder", () => {
  const text = readFileSync("README.md", "utf8");
  const mapped = [...text.matchAll(/^\| `([\w.]+)\/` /gm)].map(([, name]) => name);
  expect(mapped.sort()).toEqual([...folders].sort());
});

it("CONTRIBUTING.md names every element that a page can have", () => {
  const text = readFileSync("CONTRIBUTING.md", "utf8");
  const names = [...Object.keys(resolvers), ...Object.keys(words)];
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});

import GithubSlugger from "github-slugger";

/**
 * The links of a Markdown document that lead to a heading which is not there: in itself, or in another document. `read`
 * gives the text of that one by its path in the link; nothing where there is none.
 */
export function brokenAnchors(text: string, read: (document: string) => string | undefined): string[] {
  const links = [...withoutCode(text).matchAll(/\]\((?!https?:|\/)([^)#\s]*\.md)?#([^)\s]*)\)/g)];
  return links.flatMap(([, document = "", anchor = ""]) =>
    anchorsOf(document === "" ? text : (read(document) ?? "")).has(anchor) ? [] : [`${document}#${anchor}`],
  );
}

/** The ids that GitHub makes of a document's headings. */
function anchorsOf(text: string): Set<string> {
  const slugger = new GithubSlugger();
  const headings = [...withoutFences(text).matchAll(/^#{1,6} +(.+)$/gm)];
  return new Set(headings.map(([, words = ""]) => slugger.slug(words.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1"))));
}

const withoutFences = (text: string) => text.replace(/^(`{3,}).*\n[\s\S]*?^\1`*$/gm, "");

const withoutCode = (text: string) => withoutFences(text).replace(/`[^`\n]*`/g, "");

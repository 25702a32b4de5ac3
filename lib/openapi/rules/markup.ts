import remarkParse from "remark-parse";
import { unified } from "unified";
import { htmlIn } from "@/lib/content/html-in";
import type { JsonObject } from "../document/json";
import { below } from "../document/pointer";
import { walk } from "../document/walk";
import type { Finding, Rule } from "./rules";

/** What is read as Markdown holds no HTML: a name in angle brackets is taken for an element where there is one. */
export const markupRules: Rule[] = [holdsNoHtml];

const markdown = unified().use(remarkParse).freeze();

function* holdsNoHtml(root: JsonObject): Iterable<Finding> {
  for (const { node, pointer } of walk(root)) {
    for (const field of ["summary", "description"]) {
      const text = node[field];
      const [tag] = typeof text === "string" && text.includes("<") ? htmlIn(markdown.parse(text)) : [];
      if (tag === undefined) continue;
      const cure = `Put it into backticks, or write \\${tag}.`;
      yield { at: below(pointer, field), what: `${tag} is HTML, and this description has Markdown alone.`, cure };
    }
  }
}

import type { Node, Paragraph, Parent, Root, RootContent, Text } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";
import remarkGithub from "@/lib/mdx/remark-github.mjs";
import { checkAttributes } from "@/lib/mdx/remark-words.mjs";
import { report } from "@/lib/mdx/report.mjs";
import { type Resolver, UnresolvedError } from "@/lib/resolvers/resolver";
import { unitFault } from "./fact-unit";
import { htmlIn } from "./html-in";

const markdown = unified().use(remarkParse).use(remarkGithub);

/** Replaces the elements that have a resolver by what they stand for. Runs before everything else on a page. */
export function remarkResolve({ resolvers }: { resolvers: Readonly<Record<string, Resolver>> }) {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if ((node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") || !parent) return;
      const resolver = Object.hasOwn(resolvers, node.name ?? "") ? resolvers[node.name ?? ""] : undefined;
      if (!resolver || index === undefined) return;
      const after = parent.children[index + 1];
      const of = node.attributes.find((attribute) => attribute.type === "mdxJsxAttribute" && attribute.name === "of");
      const unit = node.name === "Fact" && after?.type === "text" && unitFault(String(of?.value), after.value);
      if (unit) report(file, node, unit.what, unit.cure);
      if (isGlued(parent.children[index - 1], after))
        report(file, node, `<${node.name} /> and a word beside it have no space between them.`, "Put one there.");
      const nodes = resolveElement(node, resolver, file);
      (parent as Parent).children.splice(index, 1, ...(nodes as Parent["children"]));
      return [SKIP, index + nodes.length];
    });
  };
}

/** Whether a letter or a digit stands right before an element in a sentence, or right after it. */
function isGlued(before: Node | undefined, after: Node | undefined): boolean {
  const textOf = (node: Node | undefined) => (node?.type === "text" ? (node as Text).value : "");
  return /[\p{L}\p{N}]$/u.test(textOf(before)) || /^[\p{L}\p{N}]/u.test(textOf(after));
}

function resolveElement(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  resolver: Resolver,
  file: VFile,
): readonly RootContent[] {
  const mistakes = countProblems(file);
  checkAttributes(file, node, resolver.attributes);
  if (node.children.length > 0)
    report(file, node, `<${node.name}> holds text.`, `Close it in itself: <${node.name} … />.`);
  if (countProblems(file) > mistakes) return missing(node, file);
  const attributes: Record<string, string> = {};
  for (const attribute of node.attributes) {
    if (attribute.type === "mdxJsxAttribute") attributes[attribute.name] = String(attribute.value);
  }
  try {
    const content = resolver.resolve(attributes);
    const nodes = typeof content === "string" ? markdown.parse(content).children : content;
    for (const tag of nodes.flatMap(htmlIn))
      report(
        file,
        node,
        `<${node.name} /> shows ${tag}, which is HTML.`,
        `Put ${tag} into backticks where it is written.`,
      );
    if (countProblems(file) > mistakes) return missing(node, file);
    return placed(node.type === "mdxJsxTextElement" ? inline(nodes) : nodes, node);
  } catch (error) {
    if (!(error instanceof UnresolvedError)) throw error;
    report(file, node, error.message, error.cure);
    return missing(node, file);
  }
}

/** What stands for an element that says nothing, so that what is around it is not called empty as well. */
function missing(node: MdxJsxFlowElement | MdxJsxTextElement, file: VFile): readonly RootContent[] {
  if (node.type === "mdxJsxFlowElement") file.data.isPart = true;
  const text: Text = { type: "text", value: node.name ?? "" };
  return placed([node.type === "mdxJsxTextElement" ? text : { type: "paragraph", children: [text] }], node);
}

/** Inside a sentence stands the paragraph's content, not the paragraph. */
function inline(nodes: readonly RootContent[]): readonly RootContent[] {
  return nodes.flatMap((node) => (node.type === "paragraph" ? (node as Paragraph).children : [node]));
}

/** Mistakes in what was put in are reported where the element stands. */
function placed(nodes: readonly RootContent[], element: Node): readonly RootContent[] {
  for (const top of nodes)
    visit(top, (node) => {
      node.position = element.position;
    });
  return nodes;
}

function countProblems(file: VFile): number {
  return (file.data.problems as unknown[] | undefined)?.length ?? 0;
}

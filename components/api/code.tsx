import { CodeBlock } from "@/components/mdx/code-block";

/** A piece of code of a page. */
export type CodeText = { language: string; text: string };

/** Code as HTML, coloured before the page is drawn, since drawing cannot wait: by `codeKey`. */
export type ColouredCode = ReadonlyMap<string, string>;

export function codeKey({ language, text }: CodeText): string {
  return `${language}\n${text}`;
}

type CodeProps = CodeText & { title?: string; coloured: ColouredCode };

/** A piece of code, drawn as in the guides. */
export function Code({ language, text, title, coloured }: CodeProps) {
  const frame = language === "console" || language === "bash" ? "terminal" : "editor";
  const html = coloured.get(codeKey({ language, text })) ?? "";
  return <CodeBlock html={html} language={language} frame={frame} {...(title ? { title } : {})} />;
}

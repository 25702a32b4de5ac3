import { CodeBlock } from "@/components/mdx/code-block";

/** A piece of code of a page. */
export type CodeText = { language: string; text: string };

/** Code as HTML, colored before the page is drawn, since drawing cannot wait: by `codeKey`. */
export type ColoredCode = ReadonlyMap<string, string>;

export function codeKey({ language, text }: CodeText): string {
  return `${language}\n${text}`;
}

type CodeProps = CodeText & { title?: string; colored: ColoredCode };

/** A piece of code, drawn as in the guides. */
export function Code({ language, text, title, colored }: CodeProps) {
  const html = colored.get(codeKey({ language, text })) ?? "";
  // Each event of a stream has all of its data in one line.
  const wrap = language === "http" ? { wrap: "wrap" } : {};
  return <CodeBlock html={html} language={language} {...wrap} {...(title ? { title } : {})} />;
}

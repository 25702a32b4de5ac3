import { parseCodeMeta } from "@/lib/mdx/code-meta.mjs";
import { escapeHtml } from "@/lib/mdx/highlight.mjs";
import { blockHtml } from "@/lib/mdx/rehype-code.mjs";
import type { ExampleView, MediaView, OperationView } from "@/lib/openapi/operation/types";
import { samplesOf } from "@/lib/openapi/sample/samples";
import { renderStatic } from "../render-static";
import { type CodeText, type ColoredCode, codeKey } from "./code";
import { Operation, type OperationProps } from "./operation";

type RenderOptions = Pick<OperationProps, "notes" | "codeHref"> & {
  /** The environment variable that samples take the credential from. */
  variable?: string | undefined;
  /** Whether code is colored, which takes as long as everything else together. */
  isColored?: boolean;
};

const plain = parseCodeMeta("");

/** An operation's article as HTML. */
export async function renderOperation(view: OperationView, options: RenderOptions): Promise<string> {
  const samples = samplesOf(view, options.variable);
  const texts = [...samples.map(({ language, code }) => ({ language, text: code })), ...examplesIn(view)];
  const { notes, codeHref, isColored = true } = options;
  const colored = await coloredOf(texts, isColored);
  return renderStatic(<Operation {...{ view, samples, notes, colored, codeHref }} />);
}

/** Code as it is drawn, by `codeKey`. */
export async function coloredOf(texts: readonly CodeText[], isColored: boolean): Promise<ColoredCode> {
  const colored = new Map<string, string>();
  for (const code of texts) {
    colored.set(codeKey(code), isColored ? await color(code) : escapeHtml(code.text));
  }
  return colored;
}

const kept = new Map<string, Promise<string>>();

/** The same error stands on every page: it is colored once. */
function color({ language, text }: CodeText): Promise<string> {
  const key = codeKey({ language, text });
  const known = kept.get(key) ?? blockHtml(text, language, plain);
  kept.set(key, known);
  return known;
}

type Bodies = Pick<OperationView, "body" | "responses" | "callbacks">;

/** The examples that an article shows, of its body, its answers and what is sent because of it. */
export function examplesIn({ body, responses, callbacks }: Bodies): ExampleView[] {
  const media: MediaView[] = [
    ...[body, ...callbacks.map((callback) => callback.body)].flatMap((one) => one?.media ?? []),
    ...[...responses, ...callbacks.flatMap((callback) => callback.responses)].flatMap(({ media }) => media),
  ];
  return media.flatMap(({ examples, events }) => [...examples, ...events.flatMap(({ example }) => example ?? [])]);
}

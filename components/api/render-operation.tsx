import { parseCodeMeta } from "@/lib/mdx/code-meta.mjs";
import { escapeHtml } from "@/lib/mdx/highlight.mjs";
import { blockHtml } from "@/lib/mdx/rehype-code.mjs";
import type { ExampleView, MediaView, OperationView } from "@/lib/openapi/operation/types";
import { samplesOf } from "@/lib/openapi/sample/samples";
import { renderStatic } from "../render-static";
import { type CodeText, codeKey } from "./code";
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
  const colored = new Map<string, string>();
  const { isColored = true } = options;
  for (const code of texts) {
    colored.set(codeKey(code), isColored ? await color(code) : escapeHtml(code.text));
  }
  const { notes, codeHref } = options;
  return renderStatic(<Operation {...{ view, samples, notes, colored, codeHref }} />);
}

const kept = new Map<string, Promise<string>>();

/** The same error stands on every page: it is colored once. */
function color({ language, text }: CodeText): Promise<string> {
  const key = codeKey({ language, text });
  const known = kept.get(key) ?? blockHtml(text, language, plain);
  kept.set(key, known);
  return known;
}

function examplesIn({ body, responses, callbacks }: OperationView): ExampleView[] {
  const media: MediaView[] = [
    ...(body?.media ?? []),
    ...responses.flatMap((response) => response.media),
    ...callbacks.flatMap((callback) => callback.body?.media ?? []),
  ];
  return media.flatMap(({ examples, events }) => [...examples, ...events.flatMap(({ example }) => example ?? [])]);
}

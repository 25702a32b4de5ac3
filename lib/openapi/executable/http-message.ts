import type { Fault } from "@/lib/content/problem";
import type { CurlCall } from "./curl";
import { open } from "./filled-text";

/** A message of HTTP (RFC 9112, 2.1): a first line, header fields, and behind an empty line the body. */
export type HttpMessage = {
  first: string;
  fields: { name: string; value: string; line: number }[];
  /** `before` is how many lines stand before it. */
  body: { text: string; before: number };
};

/** Reads a text as a message. Fields alone are one without a body, whose first line is the first of them. */
export function readMessage(text: string): HttpMessage {
  const [, head = text, gap = "", body = ""] = /^(.*?)(\n\s*\n)(.*)$/s.exec(text) ?? [];
  const [first = "", ...lines] = head.split("\n");
  const fields = lines.flatMap((line, at) => {
    const [, name, value = ""] = /^([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    return name === undefined ? [] : [{ name, value, line: at + 2 }];
  });
  const before = (head + gap).split("\n").length - 1;
  return { first: first.trimEnd(), fields, body: { text: body.trimEnd(), before } };
}

/** What senders and protocols add by themselves: no operation describes it. */
const added = /^(host|connection|content-length)$/i;

/**
 * A request as curl would send it; `undefined` for whatever is none. What stands as `<…>` is the reader's to fill in.
 * Without `Host`, its address has no host.
 */
export function readRequest({ first, fields, body }: HttpMessage): CurlCall | undefined {
  const [, method, target] = /^([A-Z]+) (\S+)(?: HTTP\/[\d.]+)?$/.exec(first) ?? [];
  if (method === undefined || target === undefined) return undefined;
  const filled = (text: string) => text.replace(/<[^<>\n]+>/g, open);
  const host = fields.find(({ name }) => name.toLowerCase() === "host")?.value;
  return {
    method,
    url: filled(host !== undefined && target.startsWith("/") ? `https://${host}${target}` : target),
    headers: fields.filter(({ name }) => !added.test(name)).map((field) => ({ ...field, value: filled(field.value) })),
    body: body.text === "" ? undefined : { text: filled(body.text), file: undefined, line: body.before + 1 },
    form: [],
    isUnbuffered: true,
    line: 1,
  };
}

/** What is wrong with a request, cured in HTTP instead of in curl. */
export function forHttp<T extends Fault>(fault: T): T {
  const cure = fault.cure
    .replace(/-H "(Authorization: Bearer )[^"]*" in double quotes/, "$1<key>")
    .replace(/-H "([^"]*)"/, "$1")
    .replace(/--data with /, "")
    .replace(/--data-urlencode "([^"]*)"/, "$1");
  return { ...fault, cure };
}

/** A message of HTTP (RFC 9112, 2.1): a first line, header fields, and behind an empty line the body. */
export type HttpMessage = {
  first: string;
  fields: { name: string; value: string; line: number }[];
  /** `before` is how many lines stand before it. */
  body: { text: string; before: number };
};

/** Reads a text as a message. Fields alone are one without a first line, and without a body. */
export function readMessage(text: string): HttpMessage {
  const [, head = text, gap = "", body = ""] = /^(.*?)(\n\s*\n)(.*)$/s.exec(text) ?? [];
  const lines = head.split("\n");
  const fields = lines.flatMap((written, at) => {
    const [, name, value = ""] = /^([\w-]+):\s*(.*?)\s*$/.exec(written) ?? [];
    return name === undefined ? [] : [{ name, value, line: at + 1 }];
  });
  const first = fields[0]?.line === 1 ? "" : (lines[0] ?? "").trimEnd();
  const before = (head + gap).split("\n").length - 1;
  return { first, fields, body: { text: body.trimEnd(), before } };
}

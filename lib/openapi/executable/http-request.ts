import type { HttpMessage } from "@/lib/content/http-message";
import type { CurlCall } from "./curl";
import { open } from "./filled-text";

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

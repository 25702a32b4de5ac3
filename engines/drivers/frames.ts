/** A message of Marionette: its length in bytes, a colon, JSON. */
export function frameOf(message: unknown): string {
  const text = JSON.stringify(message);
  return `${Buffer.byteLength(text)}:${text}`;
}

/** The whole messages that what has arrived begins with, and the rest, to which more will be joined. */
export function takeFrames(arrived: Buffer): { messages: unknown[]; rest: Buffer } {
  const messages: unknown[] = [];
  let rest = arrived;
  for (;;) {
    const colon = rest.indexOf(":");
    const end = colon + 1 + Number(rest.subarray(0, colon).toString());
    if (colon < 0 || rest.length < end) return { messages, rest };
    messages.push(JSON.parse(rest.subarray(colon + 1, end).toString()));
    rest = rest.subarray(end);
  }
}

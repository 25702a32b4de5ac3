/** One server-sent event as OpenAPI's `itemSchema` describes it: the fields that were sent, `retry` as a number. */
export type StreamEvent = { id?: string; event?: string; data?: string; retry?: number };

/**
 * The events of a `text/event-stream`, as the HTML standard reads it: comments are left out, lines of `data` are joined,
 * and an event without the empty line that ends it never happened.
 */
export function parseEventStream(text: string): StreamEvent[] {
  const events: StreamEvent[] = [];
  let event: StreamEvent = {};
  for (const line of text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\n|\r/)
    .slice(0, -1)) {
    if (line === "") {
      if (event.data !== undefined) events.push(event);
      event = {};
    } else if (!line.startsWith(":")) {
      const [, field, value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
      if (field === "data") event.data = event.data === undefined ? value : `${event.data}\n${value}`;
      else if (field === "event" || field === "id") event[field] = value;
      else if (field === "retry" && /^\d+$/.test(value)) event.retry = Number(value);
    }
  }
  return events;
}

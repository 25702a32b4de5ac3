import { isObject, type JsonObject, objectOf } from "../document/json";
import { below } from "../document/pointer";
import { walk } from "../document/walk";
import { parseEventStream, type StreamEvent } from "../response/event-stream";
import type { Finding, Rule } from "./rules";

/** The streams in the examples go as the description of the operation says. */
export const streamRules: Rule[] = [countsItsEvents, endsOnce, tellsItsTextTwice];

function* countsItsEvents(root: JsonObject): Iterable<Finding> {
  for (const { at, events } of listStreams(root)) {
    const ids = events.map(({ id }) => Number(id));
    if (ids.every((id, index) => id === (ids[0] ?? 0) + index)) continue;
    yield { at, what: `The ids of the events are ${ids.join(", ")}.`, cure: "Count them by one." };
  }
}

function* endsOnce(root: JsonObject): Iterable<Finding> {
  for (const { at, events } of listStreams(root)) {
    const ends = events.map(({ event }) => event === "recap.completed" || event === "recap.failed");
    if (ends.at(-1) && ends.indexOf(true) === ends.length - 1) continue;
    const cure = "Let one recap.completed or recap.failed be the last event, and the only one.";
    yield { at, what: "The stream does not end as streams do.", cure };
  }
}

function* tellsItsTextTwice(root: JsonObject): Iterable<Finding> {
  for (const { at, events } of listStreams(root)) {
    const completed = events.find(({ event }) => event === "recap.completed");
    if (events[0]?.event !== "recap.started" || !completed) continue;
    const pieces = events.filter(({ event }) => event === "recap.delta").map((event) => contentOf(event).text);
    if (pieces.join("") === contentOf(completed).content) continue;
    const cure = "Let content be what the pieces are, put together.";
    yield { at, what: "The completed recap has another text than the pieces before it.", cure };
  }
}

function* listStreams(root: JsonObject): Iterable<{ at: string; events: StreamEvent[] }> {
  for (const { node, pointer } of walk(root)) {
    if (node.itemSchema === undefined) continue;
    for (const [name, example] of Object.entries(objectOf(node.examples))) {
      const text = objectOf(example).serializedValue;
      if (typeof text === "string") yield { at: below(pointer, "examples", name), events: parseEventStream(text) };
    }
  }
}

/** What is no JSON is found by `checkExamples`. */
function contentOf({ data = "" }: StreamEvent): JsonObject {
  try {
    const content = JSON.parse(data);
    return isObject(content) ? content : {};
  } catch {
    return {};
  }
}

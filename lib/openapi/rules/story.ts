import { nearestWord } from "@/lib/content/nearest-word.mjs";
import { isObject, type Json, type JsonObject, listOf, objectOf } from "../document/json";
import { below } from "../document/pointer";
import { listTexts } from "../document/texts";
import { story } from "../examples/story";
import { listExamplesOf, listWrittenOperations } from "../operation/written";
import type { Finding, Rule } from "./rules";

/** Examples tell one story, with the same ids everywhere. */
export const storyRules: Rule[] = [
  usesIdsOfTheStory,
  usesCommandsOfTheStory,
  listsNewestFirst,
  goesOnAsItSays,
  changesNothingEarly,
];

function* usesIdsOfTheStory(root: JsonObject): Iterable<Finding> {
  for (const { at, text } of listTexts(root)) {
    for (const id of text.match(/\b(prj|repo|cmt|wle|rcp|evt|req|app)_[0-9A-Za-z]{10}\b/g) ?? []) {
      if (Object.hasOwn(story, id)) continue;
      const near = nearestWord(id, Object.keys(story));
      const cure = `${near ? `Write ${near}. ` : ""}What the story needs in addition goes into lib/openapi/examples/story.ts.`;
      yield { at, what: `The id ${id} is not of the story.`, cure };
    }
  }
}

function* usesCommandsOfTheStory(root: JsonObject): Iterable<Finding> {
  for (const { at, text } of listTexts(root)) {
    if (!at.endsWith("/x-cli") || /^devlog [a-z]/.test(text)) continue;
    yield { at, what: "The command does not begin with devlog.", cure: "Write the command line as it is typed." };
  }
}

/** By what each list is ordered, as its operation says. */
const orders = ["date", "authored_at", "created_at"];

/** The answers of the examples that are a page of a list. */
function listPages(root: JsonObject) {
  const responses = listWrittenOperations(root).flatMap((operation) => operation.responses);
  const examples = responses.flatMap(({ at, node }) => listExamplesOf(root, at, node)).flatMap((type) => type.examples);
  return examples.filter(({ value }) => "next_cursor" in value);
}

function* goesOnAsItSays(root: JsonObject): Iterable<Finding> {
  for (const { at, value } of listPages(root)) {
    if (value.has_more === (value.next_cursor !== null)) continue;
    const what = `has_more is ${value.has_more}, and next_cursor is ${JSON.stringify(value.next_cursor)}.`;
    yield { at, what, cure: "Give the cursor where there is more, and null where there is none." };
  }
}

function* changesNothingEarly(value: Json, at = ""): Iterable<Finding> {
  if (!isObject(value) && !Array.isArray(value)) return;
  const { created_at: begin, updated_at: change } = objectOf(value);
  if (typeof begin === "string" && typeof change === "string" && Date.parse(change) < Date.parse(begin)) {
    const what = `updated_at is ${change}, before created_at, ${begin}.`;
    yield { at, what, cure: "Write when it changed last: what never changed has the same time in both." };
  }
  for (const [key, inner] of Object.entries(value)) yield* changesNothingEarly(inner, below(at, key));
}

function* listsNewestFirst(root: JsonObject): Iterable<Finding> {
  for (const { at, value } of listPages(root)) {
    const items = listOf(value.data).map(objectOf);
    const order = orders.find((field) => items.every((item) => field in item));
    const times = items.map((item) => String(item[order ?? ""]));
    if (times.every((time, index) => index === 0 || time <= (times[index - 1] ?? ""))) continue;
    yield { at, what: `The list is not newest first: ${times.join(", ")}.`, cure: `Order it by ${order}, downward.` };
  }
}

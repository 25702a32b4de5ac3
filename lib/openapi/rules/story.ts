import { nearestWord } from "@/lib/content/nearest-word.mjs";
import { type JsonObject, listOf, objectOf } from "../document/json";
import { listTexts } from "../document/texts";
import { story } from "../examples/story";
import { listExamplesOf, listWrittenOperations } from "./reading";
import type { Finding, Rule } from "./rules";

/** Examples tell one story, with the same ids everywhere. */
export const storyRules: Rule[] = [usesIdsOfTheStory, usesCommandsOfTheStory, listsNewestFirst];

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

function* listsNewestFirst(root: JsonObject): Iterable<Finding> {
  const responses = listWrittenOperations(root).flatMap((operation) => operation.responses);
  const examples = responses.flatMap(({ at, node }) => listExamplesOf(at, node)).flatMap((type) => type.examples);
  for (const { at, value } of examples) {
    if (!("next_cursor" in value)) continue;
    const items = listOf(value.data).map(objectOf);
    const order = orders.find((field) => items.every((item) => field in item));
    const times = items.map((item) => String(item[order ?? ""]));
    if (times.every((time, index) => index === 0 || time <= (times[index - 1] ?? ""))) continue;
    yield { at, what: `The list is not newest first: ${times.join(", ")}.`, cure: `Order it by ${order}, downward.` };
  }
}

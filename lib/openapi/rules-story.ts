import { nearestWord } from "@/lib/content/problem";
import { deeper, isObject, type Json, type JsonObject } from "./json";
import type { Finding, Rule } from "./rules";
import { story } from "./story";

/** Examples tell one story, with the same ids everywhere. */
export const storyRules: Rule[] = [usesIdsOfTheStory, usesCommandsOfTheStory];

function* usesIdsOfTheStory(root: JsonObject): Iterable<Finding> {
  for (const { at, text } of listTexts(root)) {
    for (const id of text.match(/\b(prj|repo|cmt|wle|rcp|evt|req|app)_[0-9A-Za-z]{10}\b/g) ?? []) {
      if (Object.hasOwn(story, id)) continue;
      const near = nearestWord(id, Object.keys(story));
      const cure = `${near ? `Write ${near}. ` : ""}What the story needs in addition goes into lib/openapi/story.ts.`;
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

function* listTexts(value: Json, at = ""): Generator<{ at: string; text: string }> {
  if (typeof value === "string") yield { at, text: value };
  else if (isObject(value) || Array.isArray(value)) {
    for (const [key, child] of Object.entries(value)) yield* listTexts(child, deeper(at, key));
  }
}

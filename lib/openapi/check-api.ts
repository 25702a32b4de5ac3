import { readFileSync } from "node:fs";
import path from "node:path";
import { ContentError, type Problem } from "@/lib/content/problem";
import { checkExamples } from "./examples";
import { checkRules } from "./rules";
import { parseSource } from "./source";

/** What is wrong with the description of our API, examples and rules of the house; the lint is a test. */
export function checkApi(file = "openapi/devlog.yaml"): Problem[] {
  try {
    const source = parseSource(file, readFileSync(path.join(process.cwd(), file), "utf8"));
    return [...checkRules(source), ...checkExamples(source)];
  } catch (error) {
    if (error instanceof ContentError) return [...error.problems];
    throw error;
  }
}

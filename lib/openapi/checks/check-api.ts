import { readSiteApi, siteSource } from "../document/site-api";
import { checkExamples } from "../examples/examples";
import { checkRules } from "../rules/rules";
import { checkPatterns } from "./check-patterns";
import type { ApiProblem } from "./with-lint";

/** What is wrong with the patterns, the examples, and the rules of our API; the lint is told beside them. That it cannot be read, the site says. */
export function checkApi(): ApiProblem[] {
  if (!readSiteApi().document) return [];
  const source = siteSource();
  return [...checkPatterns(source), ...checkRules(source), ...checkExamples(source)];
}

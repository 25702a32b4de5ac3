import type { Problem } from "@/lib/content/problem";
import { readSiteApi, siteSource } from "../document/site-api";
import { checkExamples } from "../examples/examples";
import { checkRules } from "../rules/rules";

/** What is wrong with the examples and the rules of our API; the lint is told beside them. That it cannot be read, the site says. */
export function checkApi(): Problem[] {
  if (!readSiteApi().document) return [];
  const source = siteSource();
  return [...checkRules(source), ...checkExamples(source)];
}

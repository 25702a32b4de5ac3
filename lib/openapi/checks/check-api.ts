import { loadCli } from "@/lib/cli/load";
import { checkHosts } from "@/lib/content/check-hosts";
import { readText } from "@/lib/files/text";
import { apiFile, readSiteApi, siteSource } from "../document/site-api";
import { checkExamples } from "../examples/examples";
import { ownHosts } from "../executable/load-contract";
import { checkRules } from "../rules/rules";
import { checkFormats } from "./check-formats";
import { checkPatterns } from "./check-patterns";
import { checkTexts } from "./check-texts";
import { checkYaml } from "./check-yaml";
import type { ApiProblem } from "./with-lint";

/**
 * What is wrong with the form, the examples, the rules, and the texts of our API; the lint is told beside them. That it
 * cannot be read, the site says. Of a line of which a rule says something, its words are not told as well.
 */
export function checkApi(): ApiProblem[] {
  if (!readSiteApi().document) return [];
  const source = siteSource();
  const text = readText(apiFile);
  const form = [...checkPatterns(source), ...checkFormats(source), ...checkYaml(apiFile, text)];
  const told = [...form, ...checkRules(source), ...checkExamples(source)];
  const hosts = checkHosts({ file: apiFile, source: text }, ownHosts());
  const words = [...checkTexts(source, loadCli().cli), ...hosts];
  return [...told, ...words.filter(({ line }) => !told.some((problem) => problem.line === line))];
}

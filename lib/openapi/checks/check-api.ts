import { loadCli } from "@/lib/cli/load";
import { checkHosts } from "@/lib/content/check-hosts";
import type { ProductNames } from "@/lib/content/check-names";
import { readText } from "@/lib/files/text";
import { apiFile, readSiteApi, siteSource } from "../document/site-api";
import { checkExamples } from "../examples/examples";
import { checkAddresses } from "../executable/check-addresses";
import { loadContract, ownHosts } from "../executable/load-contract";
import { checkRules } from "../rules/rules";
import { checkFormats } from "./check-formats";
import { checkPatterns } from "./check-patterns";
import { checkTexts } from "./check-texts";
import { checkYaml } from "./check-yaml";
import type { ApiProblem } from "./with-lint";

/**
 * What is wrong with the form, the examples, the rules, and the texts of our API; the lint is told beside them. That it
 * cannot be read, the site says. Of a line of which a rule says something, its words are not told as well. `names` are those
 * of the product.
 */
export function checkApi(names: ProductNames): ApiProblem[] {
  if (!readSiteApi().document) return [];
  const source = siteSource();
  const text = readText(apiFile);
  const form = [...checkPatterns(source), ...checkFormats(source), ...checkYaml(apiFile, text)];
  const told = [...form, ...checkRules(source), ...checkExamples(source)];
  const written = { file: apiFile, source: text };
  const addresses = [...checkHosts(written, ownHosts()), ...checkAddresses(written, loadContract())];
  const words = [...checkTexts(source, { cli: loadCli().cli, names }), ...addresses];
  return [...told, ...words.filter(({ line }) => !told.some((problem) => problem.line === line))];
}

import { frontmatterLimits } from "@/lib/content/frontmatter";
import type { OperationRef } from "@/lib/openapi/operation/types";
import { sampleLanguages } from "@/lib/openapi/sample/samples";

/**
 * An operation's page in one or two sentences for search engines, within the limits that guides keep: what it does, and
 * as much of what the page holds as there is room for.
 */
export function describeOperation({ method, path }: OperationRef, lead: string): string {
  const { max } = frontmatterLimits.description;
  const call = `${method.toUpperCase()} ${path}`;
  const endings = [
    `${call} in the API reference: fields, responses, errors, and samples in ${languages}.`,
    `${call}: fields, responses, errors, and samples in ${languages}.`,
    `${call}: fields, responses, errors, and samples in four languages.`,
    `${call}: fields, responses, errors, and samples.`,
    `Fields, responses, errors, and samples in ${languages}.`,
    "Fields, responses, errors, and samples in four languages.",
    "Fields, responses, errors, and samples.",
  ];
  const whole = endings.map((ending) => `${lead} ${ending}`.trim()).find((text) => text.length <= max);
  return whole ?? shortened(lead, max);
}

const languages = new Intl.ListFormat("en-US").format(sampleLanguages);

function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const space = text.lastIndexOf(" ", max - 1);
  return `${text.slice(0, space < 0 ? max - 1 : space)}…`;
}

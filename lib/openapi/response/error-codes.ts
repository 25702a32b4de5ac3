import { child, followed, type Node } from "../document/graph";
import type { ApiDocument } from "../document/read";
import { readJson } from "../document/read-json";
import { mapOf, textOf } from "../document/value";
import { descriptionHtml } from "../operation/description";
import type { MediaView, ProblemView } from "../operation/types";
import { flatten } from "../schema/flatten";
import { describedValues } from "../schema/values";

/** Where the codes come from: what a response holds in one media type, as it is written and as it is shown. */
type Answer = { document: ApiDocument; written: Node; media: MediaView };

/** The codes of the errors that are written as examples: what this response is given for. */
export function problemsOf({ media, ...answer }: Answer): ProblemView[] {
  if (!/^application\/problem\+json/i.test(media.type)) return [];
  const meanings = meaningsOf(answer);
  const problems = new Map<string, ProblemView>();
  for (const { whole, value = readJson(whole), isGenerated } of media.examples) {
    if (isGenerated) continue;
    const code = textOf(mapOf(value).get("code"));
    if (code === undefined || problems.has(code)) continue;
    problems.set(code, {
      code,
      detail: textOf(mapOf(value).get("detail")) ?? "",
      meaning: descriptionHtml(meanings.get(code)),
    });
  }
  return [...problems.values()];
}

/** What the schema's list of codes says of each. */
function meaningsOf({ document, written }: Omit<Answer, "media">): ReadonlyMap<string, string> {
  const schema = child(followed(document, written) ?? written, "schema");
  const code = schema && flatten(document, [schema]).properties.get("code");
  if (!code) return new Map();
  return new Map(
    describedValues(flatten(document, code.nodes).keywords).map(({ value, words = "" }) => [String(value), words]),
  );
}

import type { ExampleView } from "@/lib/openapi/operation/types";
import { Code, type ColoredCode } from "./code";

/** Names that say nothing of an example: what stands for a name that the document lacks, and what generators write. */
const blankNames = new Set(["example", "default"]);

type ExamplesProps = { examples: readonly ExampleView[]; title: string; colored: ColoredCode };

/** Examples of a body: the first in sight, the others folded. */
export function Examples({ examples, title, colored }: ExamplesProps) {
  if (examples.length === 0) return null;
  const drawn = examples.map(({ name, summary, description, text, language, isGenerated }, at) => {
    const called = blankNames.has(name) ? title : name;
    const about = summary || (isGenerated ? `${title}, made from the schema` : called);
    const words = description !== "" && <div dangerouslySetInnerHTML={{ __html: description }} />;
    const code = <Code language={language} text={text} title={about} colored={colored} />;
    if (at === 0) {
      return (
        <div key={name}>
          {words}
          {code}
        </div>
      );
    }
    return (
      <details key={name} data-example="">
        <summary>Example: {about}</summary>
        {words}
        {code}
      </details>
    );
  });
  return <div data-examples="">{drawn}</div>;
}

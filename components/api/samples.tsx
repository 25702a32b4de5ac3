import { Tab, Tabs } from "@/components/mdx/tabs";
import type { Sample } from "@/lib/openapi/sample/samples";
import { Code, type ColoredCode } from "./code";

type SamplesProps = { samples: readonly Sample[]; colored: ColoredCode; remarks: readonly string[] };

/** The call in each language; the reader's choice is kept for the whole site. */
export function Samples({ samples, colored, remarks }: SamplesProps) {
  return (
    <>
      <Tabs group="language">
        {samples.map(({ language, label, code }) => (
          <Tab key={label} label={label}>
            <Code language={language} text={code} title={label} colored={colored} />
          </Tab>
        ))}
      </Tabs>
      {remarks.map((remark) => (
        <p key={remark} data-facts="">
          {remark}
        </p>
      ))}
    </>
  );
}

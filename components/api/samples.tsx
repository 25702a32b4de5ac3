import { Tab, Tabs } from "@/components/mdx/tabs";
import type { Sample } from "@/lib/openapi/sample/samples";
import { Code, type ColouredCode } from "./code";

/** The call in each language; the reader's choice is kept for the whole site. */
export function Samples({ samples, coloured }: { samples: readonly Sample[]; coloured: ColouredCode }) {
  return (
    <Tabs group="language">
      {samples.map(({ language, label, code }) => (
        <Tab key={label} label={label}>
          <Code language={language} text={code} title={label} coloured={coloured} />
        </Tab>
      ))}
    </Tabs>
  );
}

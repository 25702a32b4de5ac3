import { listRuns, scriptsOf } from "@/lib/shell/scripts";
import { withAddresses } from "@/lib/site/with-addresses";
import type { Description } from "./build";
import type { Recording } from "./types";

type Described = { metadata?: Description["metadata"]; commands?: Described[] };

/**
 * The description as it is published. The draft's field `examples` holds bare command lines; they are taken from the
 * recorded sessions, so that no example is written twice. Links lead to the site from wherever it is read.
 */
export function publishedDescription(written: Description): Described {
  const described = withExamples(written, String(metadataOf(written, "program")));
  return JSON.parse(withAddresses(JSON.stringify(described)));
}

function withExamples(described: Described, program: string): Described {
  const recordings = (metadataOf(described, "recordings") ?? []) as Recording[];
  const examples = recordings
    .filter(({ fails }) => !fails)
    .flatMap(({ session }) => scriptsOf({ lang: "console", text: session }))
    .map(({ text }) => text)
    .filter((text) => listRuns(text, program).runs.length > 0);
  const { commands } = described;
  return {
    ...described,
    ...(commands ? { commands: commands.map((command) => withExamples(command, program)) } : {}),
    ...(examples.length > 0 ? { examples } : {}),
  };
}

function metadataOf({ metadata }: Described, wanted: string): unknown {
  return metadata?.find(({ name }) => name === wanted)?.value;
}

import type { Description } from "./build";
import { scriptsOf } from "./scripts";
import type { Recording } from "./types";

type Described = { metadata?: Description["metadata"]; commands?: Described[] };

/**
 * The description as it is published. The draft's field `examples` holds bare command lines; they are taken from the
 * recorded sessions, so that no example is written twice.
 */
export function publishedDescription<T extends Described>(written: T): T {
  const { commands, metadata = [] } = written;
  const recordings = (metadata.find(({ name }) => name === "recordings")?.value ?? []) as Recording[];
  const examples = recordings
    .filter(({ fails }) => !fails)
    .flatMap(({ session }) => scriptsOf({ lang: "console", text: session }))
    .map(({ text }) => text)
    .filter((text) => !text.startsWith("echo "));
  return {
    ...written,
    ...(commands ? { commands: commands.map(publishedDescription) } : {}),
    ...(examples.length > 0 ? { examples } : {}),
  };
}

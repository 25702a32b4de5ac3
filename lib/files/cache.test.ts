import { expect, it } from "vitest";
import { inputs } from "./cache";
import { importedBy } from "./testing/imported-by";

// What is kept is made by these; a change of whatever they use has to change its name.
it.each(["lib/content/compile.ts", "lib/cli/read.ts", "lib/openapi/document/read.ts"])(
  "all that %s uses is in the key",
  (file) => {
    const outside = [...importedBy(file)].filter((name) => !inputs.some((folder) => name.startsWith(`${folder}/`)));
    expect(outside).toEqual([]);
  },
);

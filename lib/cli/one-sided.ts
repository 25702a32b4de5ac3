import type { NodeFault, Option } from "./types";

/** Flags of one list of which only one says that they exclude each other: the other's row would not tell it. */
export function oneSided(options: readonly Pick<Option, "long" | "conflicts" | "at">[]) {
  return options.flatMap(({ long, conflicts }) =>
    // A global flag is in another list, and knows no command.
    conflicts.flatMap((name): NodeFault[] => {
      const other = options.find((option) => option.long === name);
      if (!other || other.conflicts.includes(long)) return [];
      const what = `${long} excludes ${name}, and ${name} doesn't say so.`;
      return [
        { at: other.at, what, cure: `Add ${long} to the "conflicts" of ${name}, or take ${name} out of the other.` },
      ];
    }),
  );
}

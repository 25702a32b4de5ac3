import { constants } from "node:os";

const duties = new Set<() => void>();

/**
 * Has something done when this process ends, by itself or by a signal; what was asked for last comes first, so that a
 * folder goes after the program that writes into it. It can't wait for anything. What this gives takes it back.
 */
export function atEnd(duty: () => void): () => void {
  duties.add(duty);
  return () => void duties.delete(duty);
}

process.once("exit", () => {
  for (const duty of [...duties].reverse()) {
    try {
      duty();
    } catch (error) {
      // The others are done all the same.
      console.error(error);
    }
  }
});

// Nobody else listens to these (tested): whoever ends by a signal exits as a shell expects.
for (const name of ["SIGHUP", "SIGINT", "SIGTERM"] as const)
  process.once(name, () => process.exit(128 + constants.signals[name]));

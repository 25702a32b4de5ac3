/** Does something with each entry, a few at a time: a server is asked as a browser asks, not flooded. */
export async function fewAtATime<T>(entries: readonly T[], act: (entry: T) => Promise<void>): Promise<void> {
  const waiting = entries.values();
  const work = async () => {
    for (const entry of waiting) await act(entry);
  };
  await Promise.all(Array.from({ length: 6 }, work));
}

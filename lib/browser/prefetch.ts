/** The parts of the Network Information API that are asked; not every browser has it. */
type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether fetching ahead is fair to the reader: never with data-saver or on `slow-2g` and `2g`. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType as string);
}

/** The connection of this browser, as far as it tells. */
export function currentConnection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}

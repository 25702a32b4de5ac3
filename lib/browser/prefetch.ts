/** The Network Information API, as far as it is asked; not every browser has it. */
type Informed = { connection?: { saveData?: boolean; effectiveType?: string } | undefined };

/** Whether fetching ahead is fair to the reader, as far as the browser tells: never with data-saver or on `slow-2g` and `2g`. */
export const mayPrefetch = ({ connection }: Informed = navigator as Informed): boolean =>
  !connection?.saveData && !/2g$/.test(connection?.effectiveType as string);

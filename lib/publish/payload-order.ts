/**
 * A payload whose rows stand in an order of their own: Next writes those below the page's frame as they come to be
 * ready, by chance one first or the other, and two builds of the same files would differ. What is fetched comes first;
 * then each part by its number, and the rows of one part as they were.
 */
export function orderRows(payload: string): string {
  const rows = rowsOf(payload);
  const frame = rows.findIndex((row) => row.startsWith("0:")) + 1;
  const later = rows.slice(frame).sort((a, b) => rank(a) - rank(b));
  return [...rows.slice(0, frame), ...later].join("");
}

/**
 * A row is a number, a colon, and what comes up to the end of the line; or, behind a `T`, a long text that says first how
 * many bytes it has, in which lines may end. Source: React, "ReactFlightServer".
 */
function rowsOf(payload: string): string[] {
  const bytes = Buffer.from(payload);
  const rows: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const [head = "", length] = /^[0-9a-f]+:T([0-9a-f]+),/.exec(bytes.toString("latin1", at, at + 32)) ?? [];
    const end = length ? at + head.length + Number.parseInt(length, 16) : bytes.indexOf("\n", at) + 1 || bytes.length;
    rows.push(bytes.toString("utf8", at, end));
    at = end;
  }
  return rows;
}

/**
 * Where a row stands among others; the number is in hexadecimal digits, and what the browser should ask for has none. A
 * component comes as it came, behind the addresses of its scripts: of one that is named before its row, React makes nothing.
 */
function rank(row: string): number {
  const [, id, fetched] = /^([0-9a-f]+):(I\[|"\/)?/.exec(row) ?? [];
  return id === undefined || fetched ? -1 : Number.parseInt(id, 16);
}

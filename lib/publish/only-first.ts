/** Takes a replacement's first match as it is, and leaves out the others. */
export function onlyFirst(): (match: string) => string {
  let isFirst = true;
  return (match) => {
    const kept = isFirst ? match : "";
    isFirst = false;
    return kept;
  };
}

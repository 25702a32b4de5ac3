/** What is made when it is first asked for, and kept: an engine answers its first query before it knows everything. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

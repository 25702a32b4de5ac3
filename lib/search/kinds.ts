/** What a result is, in the words that the dialog shows. */
export const kinds = [
  "Guide",
  "Command",
  "Operation",
  "Flag",
  "Argument",
  "Variable",
  "Setting",
  "Exit code",
  "Field",
  "Event",
  "Error",
  "Scope",
  "Message",
] as const;

export type Kind = (typeof kinds)[number];

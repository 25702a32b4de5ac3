/**
 * The messages of an error and of everything that caused it, outermost first. Survives causes that go in circles and
 * thrown things that are not errors.
 */
export function messageChain(thrown: unknown): string[] {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  for (
    let current = thrown;
    current !== undefined && current !== null && !seen.has(current) && messages.length < 20;
  ) {
    seen.add(current);
    messages.push(messageOf(current));
    current = typeof current === "object" && "cause" in current ? current.cause : undefined;
  }
  return messages.length > 0 ? messages : ["Unknown error"];
}

function messageOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message || thrown.name;
  if (typeof thrown === "object" && thrown !== null && "message" in thrown && typeof thrown.message === "string") {
    return thrown.message;
  }
  try {
    return typeof thrown === "string" ? thrown : (JSON.stringify(thrown) ?? String(thrown));
  } catch {
    return "Unknown error";
  }
}

/**
 * Whether an error means that a part of the site did not come, a script or the rest of a payload: the page must be
 * loaded anew, no retry in place helps.
 */
export function isLoadError(thrown: unknown): boolean {
  return thrown instanceof Error && (thrown.name === "ChunkLoadError" || brokenOff.test(thrown.message));
}

/** What Next, React, Chromium, Firefox, and Safari say of a script that is missing, and of a line that breaks off. */
const brokenOff =
  /Failed to load chunk|dynamically imported module|Connection closed|React error #412|^(network error|Error in input stream|Load failed|The network connection was lost\.?)$/;

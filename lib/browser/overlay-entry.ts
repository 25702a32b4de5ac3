/** Whether the current history entry is one that an open dialog added, so that Back closes it. */
export function isOverlayEntry(): boolean {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "overlay" in state && state.overlay === true;
}

/** Adds such an entry: the same address, and what the router keeps there. */
export function pushOverlayEntry(): void {
  history.pushState({ ...(history.state as object | null), overlay: true }, "");
}

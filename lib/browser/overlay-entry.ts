type State = { overlay?: boolean } | null;

/** Whether the current history entry is one that an open dialog added, so that Back closes it. */
export const isOverlayEntry = (): boolean => (history.state as State)?.overlay === true;

/** Adds such an entry: the same address, and what the router keeps there. */
export function pushOverlayEntry(): void {
  history.pushState({ ...(history.state as State), overlay: true }, "");
}

/** Makes of such an entry one like any other. */
export function dropOverlay(): void {
  history.replaceState({ ...(history.state as State), overlay: false }, "");
}

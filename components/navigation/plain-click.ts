/** Whether a click asks for another tab or window, or for a file. */
export function isModified({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

/** Whether a click asks for a link's page in this tab, and nobody has dealt with it. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !isModified(event) && !event.defaultPrevented;
}

/**
 * Calls a listener whenever a dialog has opened or closed, until the function that it gives is called. By its
 * attribute: of the browsers that the site supports, the older ones tell of a dialog's opening by no event.
 */
export function watchDialog(dialog: HTMLDialogElement, listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(dialog, { attributeFilter: ["open"] });
  return () => observer.disconnect();
}

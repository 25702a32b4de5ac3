/** Whether a key is an input method's. Of the one that ends a word, Safari says so by the code alone. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}

/**
 * Hears of an event within an element before anybody else: React that has begun and not yet taken over may let no letter,
 * key, or click past the document.
 */
export function hear<K extends keyof WindowEventMap>(
  type: K,
  within: Node,
  listener: (event: WindowEventMap[K]) => void,
): void {
  const hearWithin = (event: WindowEventMap[K]) => {
    // The window has a focus, too.
    if (event.target instanceof Node && within.contains(event.target)) listener(event);
  };
  addEventListener(type, hearWithin, true);
}

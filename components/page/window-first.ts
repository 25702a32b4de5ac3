/**
 * Lays out of a page that has just come what fills the window, and the rest a frame later, so that the page is on the
 * screen sooner. What there is room for is guessed by the length of the texts; where the guess is wrong, the rest comes
 * with the first frame after all. Resolves when it is there; where nobody looks, no frame comes.
 */
export function layOutWindowFirst(page: HTMLElement): Promise<void> {
  const parts = [...page.querySelectorAll("article>*,article~*")];
  const rest = parts.splice(countFilling(parts, innerHeight));
  const setBelow = (isBelow: boolean) => {
    for (const part of rest) part.toggleAttribute("data-below", isBelow);
  };
  setBelow(true);
  return new Promise((resolve) => {
    const show = () => resolve(setBelow(false));
    requestAnimationFrame(() => {
      const isFilled = (parts.at(-1)?.getBoundingClientRect().bottom ?? 0) >= innerHeight;
      if (isFilled) requestAnimationFrame(show);
      else show();
    });
  });
}

/** How many of a page's parts, from the first, fill `height` CSS pixels. */
export function countFilling(parts: readonly Pick<Element, "textContent">[], height: number): number {
  let letters = height * lettersPerPixel;
  for (const [at, { textContent }] of parts.entries()) {
    if (letters < 0) return at;
    letters -= textContent?.length ?? 0;
  }
  return parts.length;
}

/** As a column of nothing but words has in a wide window; what else there is takes more room, and so does the header. */
const lettersPerPixel = 2.5;

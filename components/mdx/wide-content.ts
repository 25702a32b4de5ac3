/**
 * Lets the Tab key stop at code and tables only where there is something to scroll, and offers wrapping only there.
 * Measures everything before it changes anything: in turns, each change would cost the next measure a layout.
 */
export function fitScrolling(): void {
  const elements = [...document.querySelectorAll<HTMLElement>("[data-scrolls]")];
  const isWide = elements.map((element) => element.scrollWidth > element.clientWidth);
  for (const [at, element] of elements.entries()) {
    if (isWide[at]) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
    const wrap = element.closest("[data-code]")?.querySelector<HTMLElement>("[data-code-wrap]");
    if (wrap) wrap.hidden = !isWide[at] && wrap.getAttribute("aria-pressed") === "false";
  }
}

/** Wraps the long lines of a block of code, or stops wrapping them. */
export function toggleWrap(button: HTMLElement): void {
  const block = button.closest<HTMLElement>("[data-code]");
  if (!block) return;
  const isWrapped = block.dataset.wrap === undefined;
  if (isWrapped) block.dataset.wrap = "wrap";
  else delete block.dataset.wrap;
  button.setAttribute("aria-pressed", String(isWrapped));
  fitScrolling();
}

/** Lets the Tab key stop at code and tables only where there is something to scroll, and offers wrapping only there. */
export function fitScrolling(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-scrolls]")) {
    const isWide = element.scrollWidth > element.clientWidth;
    if (isWide) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
    const wrap = element.closest("[data-code]")?.querySelector<HTMLElement>("[data-code-wrap]");
    if (wrap) wrap.hidden = !isWide && wrap.getAttribute("aria-pressed") === "false";
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

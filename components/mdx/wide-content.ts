/**
 * Lets the Tab key stop at code and tables only where there is something to scroll, and offers wrapping only there.
 * Looks at each when it is laid out, which a panel behind a tab is late, and again whenever its size or its content's
 * changes. Before that, each is a stop, as without scripts. Returns what ends it.
 */
export function watchScrolling(): () => void {
  const observer = new ResizeObserver((entries) => {
    const elements = new Set(entries.flatMap(({ target }) => target.closest<HTMLElement>("[data-scrolls]") ?? []));
    // Measures everything before it changes anything: in turns, each change would cost the next measure a layout.
    const measured = [...elements].map((element) => ({
      element,
      isWide: element.scrollWidth > element.clientWidth,
      isHigh: element.scrollHeight > element.clientHeight,
    }));
    for (const { element, isWide, isHigh } of measured) settle(element, isWide, isHigh);
  });
  for (const element of document.querySelectorAll("[data-scrolls]")) {
    for (const watched of [element, element.firstElementChild]) if (watched) observer.observe(watched);
  }
  return () => observer.disconnect();
}

function settle(element: HTMLElement, isWide: boolean, isHigh: boolean): void {
  // Who stands on it keeps the focus.
  if (isWide || isHigh || element === document.activeElement) element.tabIndex = 0;
  else element.removeAttribute("tabindex");
  const wrap = element.closest("[data-code]")?.querySelector<HTMLElement>("[data-code-wrap]");
  if (wrap) wrap.hidden = !isWide && wrap.getAttribute("aria-pressed") === "false";
}

/** Wraps the long lines of a block of code, or stops wrapping them. */
export function toggleWrap(button: HTMLElement): void {
  const block = button.closest<HTMLElement>("[data-code]");
  if (!block) return;
  const isWrapped = block.toggleAttribute("data-wrap");
  button.setAttribute("aria-pressed", String(isWrapped));
}

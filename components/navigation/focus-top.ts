/** Has the next Tab start from the top of the page, at the skip link, wherever the page is scrolled to. */
export function focusTop(): void {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute("tabindex");
}

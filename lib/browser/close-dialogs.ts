/** Closes the menu and the search, whichever are open. */
export function closeDialogs(): void {
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
}

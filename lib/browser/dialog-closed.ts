/** Resolves when no dialog stands open: what a reader has opened, and types in there, is not to be taken away. */
export async function dialogClosed(): Promise<void> {
  const open = document.querySelector("dialog[open]");
  if (open) await new Promise((resolve) => open.addEventListener("close", resolve));
}
